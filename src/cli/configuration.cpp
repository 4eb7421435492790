#include "cli/configuration.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/environment.h"
#include "cli/found_file.h"
#include "cli/toml.h"

namespace heddle::cli {
namespace {

constexpr const char* kDefaultFile = "heddle.toml";

std::string key_of(const OptionRow& row) {
  const std::string name = row.name();
  return name.substr(name.find_first_not_of('-'));
}

const OptionRow* row_of(const std::string& key) {
  for (const OptionRow& row : option_table()) {
    for (const std::string& flag : split(row.flags, ','))
      if (flag.substr(flag.find_first_not_of('-')) == key && row.name() != "--config") return &row;
  }
  return nullptr;
}

// The user's own words, without the program's arguments.
std::vector<std::string>::const_iterator end_of_options(const std::vector<std::string>& words) {
  return std::find(words.begin(), words.end(), "--");
}

bool gives(const std::vector<std::string>& words, const OptionRow& row) {
  const std::vector<std::string> flags = split(row.flags, ',');
  return std::any_of(words.begin(), end_of_options(words), [&](const std::string& word) {
    return std::any_of(flags.begin(), flags.end(), [&](const std::string& flag) {
      const bool joined_short = flag.size() == 2 && word.starts_with(flag);  // -Idir
      return word == flag || word.starts_with(flag + "=") || joined_short;
    });
  });
}

class Configuration {
 public:
  Configuration(const CommandRow& command, const std::vector<std::string>& users, std::string name,
                Source source)
      : command_(command), users_(users), name_(std::move(name)), source_(source) {}

  Result<Done> take(const TomlEntry& entry) {
    const bool for_us = entry.table.empty() || entry.table == table();
    if (!entry.table.empty() && !is_table(entry.table))
      return wrong(entry,
                   fmt::format("there is no table [{}]; write [check], [outcomes] or [run]", entry.table));
    if (entry.key == "program" || entry.key == "arguments") {
      if (!for_us) return Done{};
      std::vector<std::string>& words = entry.key == "program" ? programs : arguments;
      words = values(entry.value);
      if (entry.key == "arguments") return Done{};
      // It becomes a word of the command line, where it would be an option.
      for (const std::string& word : words)
        if (word.empty() || word.starts_with('-'))
          return wrong(entry, fmt::format("program '{}' is no file; write ./{}", word, word));
      return Done{};
    }
    const OptionRow* row = row_of(entry.key);
    if (row == nullptr) return wrong(entry, unknown(entry.key));
    if (Result<Done> fits = try_values(entry, *row); !fits.ok()) return fits;
    if (Result<Done> trusted = must_be_trusted(entry, *row); !trusted.ok()) return trusted;
    if (!for_us || (row->commands & command_.set) == 0) return Done{};
    if (row->is_repeatable && gives(users_, *row)) return Done{};
    for (const std::string& value : texts(entry.value, *row)) {
      const bool is_short = row->name().size() == 2;
      options.push_back(row->name() + (is_short ? "" : "=") + value);  // one word, whatever it begins with
    }
    return Done{};
  }

  std::vector<std::string> options, programs, arguments;

 private:
  std::string table() const {
    return command_.command == Command::Config ? "check" : std::string(command_.name);
  }
  static bool is_table(const std::string& name) {
    return name == "check" || name == "outcomes" || name == "run";
  }
  Error wrong(const TomlEntry& entry, const std::string& sentence) const {
    return {fmt::format("{}:{}: {}", name_, entry.line, sentence)};
  }
  static std::string unknown(const std::string& key) {
    std::vector<std::string> names = {"program", "arguments"};
    for (const OptionRow& row : option_table()) names.push_back(key_of(row));
    const std::string near = closest(key, names);
    return fmt::format("unknown key {}{}", key,
                       near.empty() ? "; heddle config lists them" : fmt::format("; did you mean {}?", near));
  }
  static std::vector<std::string> values(const TomlValue& value) {
    return value.kind == TomlValue::Kind::Array ? value.items : std::vector<std::string>{value.text};
  }
  // An array is a list with commas, or several uses of an option.
  static std::vector<std::string> texts(const TomlValue& value, const OptionRow& row) {
    if (value.kind == TomlValue::Kind::Array && !row.is_repeatable) return {joined(value.items, ",")};
    return values(value);
  }
  // Judged here, so that the message names the file.
  Result<Done> try_values(const TomlEntry& entry, const OptionRow& row) const {
    if (row.is_flag && entry.value.kind != TomlValue::Kind::Boolean)
      return wrong(entry, entry.key + " is true or false");
    Options scratch = default_options();
    for (const std::string& value : texts(entry.value, row)) {
      if (Result<Done> set = row.set(scratch, value); !set.ok()) return wrong(entry, set.error().message);
    }
    return Done{};
  }

  Result<Done> must_be_trusted(const TomlEntry& entry, const OptionRow& row) const {
    if (source_ == Source::Named) return Done{};
    const Result<Done> harmless = may_be_found(row, texts(entry.value, row));
    if (harmless.ok()) return harmless;
    return wrong(entry, fmt::format("{} {}, and this file was only found, not named; say --config {} if you "
                                    "trust it",
                                    entry.key, harmless.error().message, name_));
  }

  const CommandRow& command_;
  const std::vector<std::string>& users_;
  std::string name_;
  Source source_;
};

const CommandRow* configurable(const std::vector<std::string>& words) {
  if (words.empty()) return nullptr;
  const CommandRow* command = command_named(words.front());
  return command != nullptr && (command->set & (kExplore | kRun)) != 0 ? command : nullptr;
}

bool has_operand(const std::vector<std::string>& words) {
  // Whether a word is an operand or an option's value only the parser knows.
  const Result<CommandLine> line = parse_command_line(words, "");
  return !line.ok() || !line.value().operands.empty() || !line.value().options.jar.empty() ||
         !line.value().options.tests.empty();
}

}  // namespace

Result<std::vector<std::string>> with_configuration(std::vector<std::string> words, std::string_view text,
                                                    const std::string& name, Source source) {
  const CommandRow* command = configurable(words);
  if (command == nullptr) return words;
  Result<std::vector<TomlEntry>> entries = read_toml(text);
  if (!entries.ok()) return Error{name + ": " + entries.error().message};
  // What a table says goes over what all commands share.
  std::stable_partition(entries->begin(), entries->end(),
                        [](const TomlEntry& entry) { return entry.table.empty(); });
  Configuration configuration(*command, words, name, source);
  for (const TomlEntry& entry : *entries) {
    if (Result<Done> taken = configuration.take(entry); !taken.ok()) return taken.error();
  }
  const auto dashes = end_of_options(words);
  std::vector<std::string> out = {words.front()};
  const auto add = [&](auto first, auto last) { out.insert(out.end(), first, last); };
  add(configuration.options.begin(), configuration.options.end());
  if (!has_operand(words)) add(configuration.programs.begin(), configuration.programs.end());
  add(words.cbegin() + 1, dashes);
  if (dashes != words.end()) {
    add(dashes, words.cend());
  } else if (!configuration.arguments.empty()) {
    out.emplace_back("--");
    add(configuration.arguments.begin(), configuration.arguments.end());
  }
  return out;
}

Result<std::vector<std::string>> with_configuration(std::vector<std::string> words) {
  if (configurable(words) == nullptr) return words;
  std::string file;
  for (auto word = words.cbegin(); word != end_of_options(words); ++word) {
    if (*word == "--config" && word + 1 != words.cend()) file = *(word + 1);
    if (word->starts_with("--config=")) file = word->substr(9);
  }
  std::error_code error;
  if (file.empty() && !std::filesystem::is_regular_file(kDefaultFile, error)) return words;
  const std::string name = file.empty() ? kDefaultFile : file;
  const Result<std::string> text = read_file(name);
  if (!text.ok()) return text.error();
  return with_configuration(std::move(words), text.value(), name,
                            file.empty() ? Source::Found : Source::Named);
}

std::string configuration_of(const CommandLine& line) {
  const Options defaults = default_options();
  const auto array = [](const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : ", ") + toml_string(word);
    return "[" + out + "]";
  };
  std::string out = "# What heddle check would do. Lines that are comments are defaults.\n";
  if (!line.operands.empty()) out += "program = " + array(line.operands) + "\n";
  if (!line.arguments.empty()) out += "arguments = " + array(line.arguments) + "\n";
  std::string group;
  for (const OptionRow& row : option_table()) {
    if ((row.commands & kCheck) == 0 || row.name() == "--config") continue;
    if (group != row.group) out += fmt::format("\n# {}\n", group = row.group);
    const std::vector<std::string> now = row.values(line.options), preset = row.values(defaults);
    const bool changed = !now.empty() && now != preset;
    const std::vector<std::string>& values = changed ? now : preset;
    std::string value = row.is_repeatable ? array(values) : values.empty() ? "\"\"" : toml_string(values[0]);
    if (row.is_flag) value = values[0];
    out += fmt::format("{}{} = {}\n", changed ? "" : "# ", key_of(row), value);
  }
  return out;
}

}  // namespace heddle::cli
