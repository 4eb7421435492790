#include "cli/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>

namespace heddle::cli {
namespace {

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string joined(const std::vector<std::string>& words, std::string_view separator) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : std::string(separator)) + word;
  return out;
}

std::string first_flag(std::string_view flags) {
  return std::string(flags.substr(0, flags.find(',')));
}

Result<Done> one_of(const std::string& option, const std::string& text,
                    const std::vector<std::string>& words) {
  if (std::find(words.begin(), words.end(), text) != words.end()) return Done{};
  if (words.size() == 1) {
    return Error{fmt::format("{} {} is not supported yet by this version; leave it out (it is '{}')", option,
                             text, words[0])};
  }
  const std::string near = closest(text, words);
  return Error{fmt::format("{} does not know '{}'; choose {}{}", option, text, joined(words, ", "),
                           near.empty() ? "" : fmt::format(" (did you mean {}?)", near))};
}

template <typename Number>
Result<Done> in_range(const std::string& option, Number value, std::string_view range,
                      const std::string& text, std::string (*show)(Number)) {
  double least = 0;
  const char* end = range.data() + range.size();
  const auto parsed = std::from_chars(range.data(), end, least);
  if (static_cast<double>(value) < least) {
    return Error{
        fmt::format("{} {} is too small; the least is {}", option, text, show(static_cast<Number>(least)))};
  }
  double most = 0;
  if (end - parsed.ptr > 2 && std::from_chars(parsed.ptr + 2, end, most).ec == std::errc{} &&
      static_cast<double>(value) > most) {
    return Error{
        fmt::format("{} {} is too large; the most is {}", option, text, show(static_cast<Number>(most)))};
  }
  return Done{};
}

std::string show_count(std::uint64_t value) {
  return std::to_string(value);
}

template <typename Kind>
Result<typename Kind::Value> parse(const std::string& option, const std::string& text,
                                   const std::string& range) {
  using Value = typename Kind::Value;
  if constexpr (std::is_same_v<Kind, Flag>) {
    if (text == "true" || text == "false") return Value(text == "true");
    return Error{option + " takes no value; write it or leave it out"};
  } else if constexpr (std::is_same_v<Kind, Choice>) {
    if (Result<Done> known = one_of(option, text, split(range, '|')); !known.ok()) return known.error();
    return Value(text);
  } else if constexpr (std::is_same_v<Kind, List>) {
    const std::vector<std::string> words = split(range, '|');
    const std::vector<std::string> wanted = split(text, ',');
    for (const std::string& word : wanted) {
      if (Result<Done> known = one_of(option, word, words); !known.ok()) return known.error();
    }
    Value value;
    for (const std::string& word : words) {
      if (std::find(wanted.begin(), wanted.end(), word) != wanted.end()) value.push_back(word);
    }
    return value;
  } else if constexpr (std::is_same_v<Kind, Count>) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) {
      return Error{fmt::format("{} needs a whole number, not '{}'", option, text)};
    }
    if (Result<Done> ok = in_range<std::uint64_t>(option, number, range, text, show_count); !ok.ok())
      return ok.error();
    return Value(number);
  } else if constexpr (std::is_same_v<Kind, Duration>) {
    Result<double> seconds = parse_duration(text);
    if (!seconds.ok()) return Error{option + " " + seconds.error().message};
    if (Result<Done> ok = in_range<double>(option, *seconds, range, text, show_duration); !ok.ok())
      return ok.error();
    return Value(*seconds);
  } else if constexpr (std::is_same_v<Kind, Size>) {
    Result<std::uint64_t> bytes = parse_size(text);
    if (!bytes.ok()) return Error{option + " " + bytes.error().message};
    if (Result<Done> ok = in_range<std::uint64_t>(option, *bytes, range, text, show_size); !ok.ok())
      return ok.error();
    return Value(*bytes);
  } else {
    if (text.empty()) return Error{fmt::format("{} is empty; name a file or leave it out", option)};
    return Value(text);
  }
}

template <typename Kind>
std::string show(const typename Kind::Value& value) {
  if constexpr (std::is_same_v<Kind, Flag>) {
    return value ? "true" : "false";
  } else if constexpr (std::is_same_v<Kind, List>) {
    return joined(value, ",");
  } else if constexpr (std::is_same_v<Kind, Count>) {
    return value ? std::to_string(*value) : "";
  } else if constexpr (std::is_same_v<Kind, Duration>) {
    return value ? show_duration(*value) : "";
  } else if constexpr (std::is_same_v<Kind, Size>) {
    return value ? show_size(*value) : "";
  } else {
    return value;
  }
}

// The number at the start of `text`, and what follows it.
std::optional<std::pair<double, std::string_view>> number_and_unit(std::string_view text) {
  double number = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  if (error != std::errc{} || number < 0 || !std::isfinite(number)) return std::nullopt;
  return std::pair{number, text.substr(static_cast<std::size_t>(end - text.data()))};
}

}  // namespace

std::string OptionRow::name() const {
  return first_flag(flags);
}
std::vector<std::string> OptionRow::words() const {
  return split(range, '|');
}

const std::vector<OptionRow>& option_table() {
  static const std::vector<OptionRow> kTable = {
#define HEDDLE_OPTION(kind, member, flags, value, preset, range, commands, group, help) \
  OptionRow{flags,                                                                      \
            value,                                                                      \
            preset,                                                                     \
            range,                                                                      \
            commands,                                                                   \
            group,                                                                      \
            help,                                                                       \
            std::is_same_v<kind, Flag>,                                                 \
            [](Options& options, const std::string& text) -> Result<Done> {             \
              Result<kind::Value> parsed = parse<kind>(first_flag(flags), text, range); \
              if (!parsed.ok()) return parsed.error();                                  \
              options.member = std::move(*parsed);                                      \
              return Done{};                                                            \
            },                                                                          \
            [](const Options& options) { return show<kind>(options.member); }},
#include "cli/options.def"
#undef HEDDLE_OPTION
  };
  return kTable;
}

Options default_options() {
  Options options;
  for (const OptionRow& row : option_table()) {
    if (*row.preset == '\0') continue;
    const Result<Done> set = row.set(options, row.preset);
    HEDDLE_CHECK(set.ok(), "options.def has a default out of its range: " + row.name());
  }
  return options;
}

Result<Done> settle(Options& options) {
  const auto given = [&](const char* name) { return options.given.contains(name); };
  const bool random = options.search == "random-walk";
  if (given("--walks") && !random)
    return Error{"--walks counts the walks of --search random-walk; add that or leave --walks out"};
  if (given("--match") && random)
    return Error{"--search random-walk matches no states; leave --match out or use dfs or bfs"};
  if (given("--progress") && (options.no_progress || options.quiet)) {
    return Error{"--progress contradicts --quiet and --no-progress; leave one of them out"};
  }
  const bool wants_livelock =
      std::find(options.properties.begin(), options.properties.end(), "livelock") != options.properties.end();
  if (options.no_livelock && wants_livelock) {
    if (given("--properties"))
      return Error{"--no-livelock contradicts --properties ...livelock; leave one of them out"};
    std::erase(options.properties, "livelock");
  }
  if (random)
    std::erase(options.properties, "livelock");  // it needs the graph of states, which a walk does not keep
  if (options.properties.empty())
    return Error{"nothing is left to look for; name a property other than livelock"};
  if (random && !options.walks && !options.time) options.walks = 1000;
  return Done{};
}

std::map<std::string, std::string> effective(const Options& options) {
  std::map<std::string, std::string> out;
  for (const OptionRow& row : option_table()) {
    const std::string_view group = row.group;
    if ((row.commands & kCheck) == 0 || group == "Program" || group == "Output") continue;
    if (row.name() == "--no-livelock") continue;  // told by the properties
    if (std::string value = row.show(options); !value.empty()) out[row.name().substr(2)] = std::move(value);
  }
  return out;
}

Result<double> parse_duration(std::string_view text) {
  const auto parsed = number_and_unit(text);
  if (!parsed) return Error{fmt::format("needs a time such as 500ms, 10s, 10m or 2h, not '{}'", text)};
  const auto [number, unit] = *parsed;
  if (unit == "ms") return number / 1000;
  if (unit == "s") return number;
  if (unit == "m" || unit == "min") return number * 60;
  if (unit == "h") return number * 3600;
  if (unit.empty() && number == 0) return 0.0;
  if (unit.empty()) return Error{fmt::format("needs a unit: write {0}s, {0}m or {0}h", text)};
  return Error{fmt::format("needs a time such as 500ms, 10s, 10m or 2h, not '{}'", text)};
}

Result<std::uint64_t> parse_size(std::string_view text) {
  const Error wrong{fmt::format("needs a size such as 500M or 4G, not '{}'", text)};
  const auto parsed = number_and_unit(text);
  if (!parsed) return wrong;
  auto [number, unit] = *parsed;
  if (unit.ends_with("iB")) {
    unit.remove_suffix(2);
  } else if (unit.ends_with("B")) {
    unit.remove_suffix(1);
  }
  constexpr std::string_view kUnits = "KMGT";
  if (!unit.empty()) {
    const std::size_t power =
        kUnits.find(static_cast<char>(std::toupper(static_cast<unsigned char>(unit[0]))));
    if (unit.size() != 1 || power == std::string_view::npos) return wrong;
    number *= std::pow(1024.0, static_cast<double>(power + 1));
  }
  if (number >= std::pow(2.0, 63)) return Error{fmt::format("{} is more than any machine has", text)};
  return static_cast<std::uint64_t>(number);
}

std::string show_duration(double seconds) {
  if (seconds > 0 && seconds < 1) return fmt::format("{:g}ms", seconds * 1000);
  const bool whole_hours = seconds >= 3600 && std::fmod(seconds, 3600) == 0;
  const bool whole_minutes = seconds >= 60 && std::fmod(seconds, 60) == 0;
  if (whole_hours) return fmt::format("{:.0f}h", seconds / 3600);
  return whole_minutes ? fmt::format("{:.0f}m", seconds / 60) : fmt::format("{:g}s", seconds);
}

std::string show_size(std::uint64_t bytes) {
  constexpr std::string_view kUnits = "KMGT";
  std::size_t power = 0;
  while (power < kUnits.size() && bytes >= 1024 && bytes % 1024 == 0) {
    bytes /= 1024;
    ++power;
  }
  return power == 0 ? std::to_string(bytes) : fmt::format("{}{}", bytes, kUnits[power - 1]);
}

std::string closest(std::string_view misspelt, const std::vector<std::string>& known) {
  std::string best;
  std::size_t least = 3;  // more than two mistakes is another word
  for (const std::string& word : known) {
    std::vector<std::size_t> row(word.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < misspelt.size(); ++i) {
      std::size_t diagonal = row[0];
      row[0] = i + 1;
      for (std::size_t j = 0; j < word.size(); ++j) {
        const std::size_t change = diagonal + (misspelt[i] == word[j] ? 0 : 1);
        diagonal = row[j + 1];
        row[j + 1] = std::min({change, row[j] + 1, row[j + 1] + 1});
      }
    }
    if (row.back() < least && row.back() < word.size()) {
      least = row.back();
      best = word;
    }
  }
  return best;
}

}  // namespace heddle::cli
