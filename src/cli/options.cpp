#include "cli/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "cli/search_settings.h"
#include "report/places.h"

namespace heddle::cli {
namespace {

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

// Several of a few words, in their order.
Result<std::vector<std::string>> some_of(const std::string& option, const std::vector<std::string>& wanted,
                                         const std::vector<std::string>& words) {
  for (const std::string& word : wanted) {
    if (Result<Done> known = one_of(option, word, words); !known.ok()) return known.error();
  }
  std::vector<std::string> value;
  for (const std::string& word : words) {
    if (std::find(wanted.begin(), wanted.end(), word) != wanted.end()) value.push_back(word);
  }
  return value;
}

bool is_change(const std::string& word) {
  return word.starts_with('+') || word.starts_with('-');
}

// Changes of `preset`, from left to right, or a list of its own.
Result<std::vector<std::string>> changed(const std::string& option, const std::string& text,
                                         const std::vector<std::string>& words, const std::string& preset) {
  const std::vector<std::string> wanted = split(text, ',');
  const auto changes = std::count_if(wanted.begin(), wanted.end(), is_change);
  if (changes == 0) return some_of(option, wanted, words);
  if (static_cast<std::size_t>(changes) != wanted.size())
    return Error{
        fmt::format("{} {} mixes a list with changes of the default; write + or - before each word, or none",
                    option, text)};
  std::vector<std::string> value = split(preset, ',');
  for (const std::string& change : wanted) {
    const std::string word = change.substr(1);
    if (Result<Done> known = one_of(option, word, words); !known.ok()) return known.error();
    std::erase(value, word);
    if (change.starts_with('+')) value.push_back(word);
  }
  return some_of(option, value, words);
}

template <typename Number>
Result<Done> in_range(const std::string& option, Number value, std::string_view range,
                      const std::string& text, std::string (*show)(Number)) {
  const std::size_t dots = range.find("..");  // "1." would be a number, too
  double least = 0;
  std::from_chars(range.data(), range.data() + std::min(dots, range.size()), least);
  if (static_cast<double>(value) < least) {
    return Error{
        fmt::format("{} {} is too small; the least is {}", option, text, show(static_cast<Number>(least)))};
  }
  double most = 0;
  if (dots == std::string_view::npos) return Done{};
  std::from_chars(range.data() + dots + 2, range.data() + range.size(), most);
  if (static_cast<double>(value) > most) {
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
                                   const std::string& range, const std::string& preset) {
  using Value = typename Kind::Value;
  if constexpr (std::is_same_v<Kind, Flag>) {
    if (text == "true" || text == "false") return Value(text == "true");
    return Error{option + " takes no value; write it or leave it out"};
  } else if constexpr (std::is_same_v<Kind, Choice>) {
    if (Result<Done> known = one_of(option, text, split(range, '|')); !known.ok()) return known.error();
    return Value(text);
  } else if constexpr (std::is_same_v<Kind, List>) {
    return some_of(option, split(text, ','), split(range, '|'));
  } else if constexpr (std::is_same_v<Kind, Changes>) {
    return changed(option, text, split(range, '|'), preset);
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
  } else if constexpr (std::is_same_v<Kind, Range>) {
    Result<ValueRange> values = parse_range(text);
    if (!values.ok()) return Error{option + " " + values.error().message};
    if (!range.empty()) {
      std::string (*const show_number)(std::int64_t) = [](std::int64_t n) { return std::to_string(n); };
      for (const std::int64_t end : {values->low, values->high})
        if (Result<Done> ok = in_range<std::int64_t>(option, end, range, text, show_number); !ok.ok())
          return ok.error();
    }
    return *values;
  } else if constexpr (std::is_same_v<Kind, Arguments>) {
    const Result<ArgumentRange> argument = parse_argument_range(text);
    if (!argument.ok()) return Error{option + " " + argument.error().message};
    return Value{argument.value()};
  } else if constexpr (std::is_same_v<Kind, Words>) {
    const Result<Value> words = split_shell_words(text);
    if (!words.ok()) return Error{option + " " + words.error().message};
    return words;
  } else {
    if (text.empty()) return Error{fmt::format("{} is empty; give it a value or leave it out", option)};
    return Value{text};
  }
}

template <typename Kind>
void put(typename Kind::Value& member, typename Kind::Value&& parsed) {
  if constexpr (kRepeatable<Kind>) {
    member.insert(member.end(), parsed.begin(), parsed.end());
  } else {
    member = std::move(parsed);
  }
}

template <typename Kind>
std::string show(const typename Kind::Value& value) {
  if constexpr (std::is_same_v<Kind, Flag>) {
    return value ? "true" : "false";
  } else if constexpr (std::is_same_v<Kind, List> || std::is_same_v<Kind, Changes>) {
    return joined(value, ",");
  } else if constexpr (std::is_same_v<Kind, Texts> || std::is_same_v<Kind, Words>) {
    return joined(value, " ");
  } else if constexpr (std::is_same_v<Kind, Range>) {
    return show_range(value);
  } else if constexpr (std::is_same_v<Kind, Arguments>) {
    std::string out;
    for (const ArgumentRange& argument : value)
      out += (out.empty() ? "" : " ") + show_argument_range(argument);
    return out;
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

// One for each use of the option that would give this value.
template <typename Kind>
std::vector<std::string> uses(const typename Kind::Value& value) {
  if constexpr (std::is_same_v<Kind, Texts>) {
    return value;
  } else if constexpr (std::is_same_v<Kind, Words>) {
    std::vector<std::string> out;
    for (const std::string& word : value) out.push_back(report::shell_word(word));
    return out;
  } else if constexpr (std::is_same_v<Kind, Arguments>) {
    std::vector<std::string> out;
    for (const ArgumentRange& argument : value) out.push_back(show_argument_range(argument));
    return out;
  } else {
    std::string text = show<Kind>(value);
    return text.empty() ? std::vector<std::string>{} : std::vector<std::string>{std::move(text)};
  }
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
#define HEDDLE_OPTION(kind, member, flags, value, preset, range, commands, machines, found, group, help) \
  OptionRow{flags,                                                                                       \
            value,                                                                                       \
            preset,                                                                                      \
            range,                                                                                       \
            commands,                                                                                    \
            machines,                                                                                    \
            found,                                                                                       \
            group,                                                                                       \
            help,                                                                                        \
            std::is_same_v<kind, Flag>,                                                                  \
            kRepeatable<kind>,                                                                           \
            [](Options& options, const std::string& text) -> Result<Done> {                              \
              Result<kind::Value> parsed = parse<kind>(first_flag(flags), text, range, preset);          \
              if (!parsed.ok()) return parsed.error();                                                   \
              put<kind>(options.member, std::move(*parsed));                                             \
              return Done{};                                                                             \
            },                                                                                           \
            [](const Options& options) { return show<kind>(options.member); },                           \
            [](const Options& options) { return uses<kind>(options.member); }},
#include "cli/options.def"
#undef HEDDLE_OPTION
  };
  return kTable;
}

std::set<std::string> properties_decided_by(const std::string& text) {
  std::set<std::string> decided;
  bool changes = false;
  for (const std::string& word : split(text, ',')) {
    changes = changes || is_change(word);
    decided.insert(is_change(word) ? word.substr(1) : word);
  }
  if (changes) return decided;
  for (const OptionRow& row : option_table())
    if (row.name() == "--properties")
      for (const std::string& word : row.words()) decided.insert(word);
  return decided;
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

bool is_relaxed(const Options& options) {
  return options.memory == std::vector<std::string>{"opmm"};
}

namespace {

bool wants(const Options& options, const char* property) {
  const std::vector<std::string>& wanted = options.properties;
  return std::find(wanted.begin(), wanted.end(), property) != wanted.end();
}

// --memory opmm: which combinations are sound, and which races are findings. Where reads may return older
// writes a race is no verdict but what is executed: it is reported only to those who ask for it.
Result<Done> settle_relaxed(Options& options) {
  const auto given = [&](const char* name) { return options.given.contains(name); };
  if (options.search == "dpor" || options.search == "dpor-audit" || options.search == "best-first")
    return Error{
        fmt::format("--search {} supposes that a read returns the newest write, which --memory opmm "
                    "does not; use dfs, bfs, random-walk, pct or pos",
                    options.search)};
  if (options.reduction == "escape")
    return Error{
        "--reduction escape is not sound with --memory opmm, under which others may see an object as it was "
        "before it was complete; leave it out (sync), or use none"};
  if (options.reduction.empty()) options.reduction = "sync";
  const bool asked = (options.decided_properties.contains("race") && wants(options, "race")) ||
                     (given("--race") && options.race != "none");
  if (options.reduction == "sync" && given("--race") && options.race == "none")
    return Error{
        "--memory opmm has to know which locations race; leave --race none out (races are not reported "
        "unless "
        "--properties names them), or add --reduction none"};
  if (asked) return Done{};
  std::erase(options.properties, "race");
  return Done{};
}

// Which detector with which reduction and which search: anything that would not be sound is refused
// (DESIGN.md section 6).
Result<Done> settle_races(Options& options) {
  const auto given = [&](const char* name) { return options.given.contains(name); };
  if (is_relaxed(options)) {
    if (Result<Done> settled = settle_relaxed(options); !settled.ok()) return settled.error();
    if (options.reduction == "sync" && !wants(options, "race")) {  // races are the model's business
      options.heuristic.clear();
      options.race = incompleteness(options).empty() || options.search == "swarm" ? "auto" : "clocks";
      return Done{};
    }
  }
  const bool best_first = options.search == "best-first";
  const std::string incomplete = incompleteness(options);
  const bool dpor = options.search == "dpor";

  if (given("--heuristic") && !best_first)
    return Error{"--heuristic is for --search best-first; add that or leave --heuristic out"};
  if (!best_first) options.heuristic.clear();
  if (!wants(options, "race")) {
    if (given("--race") && options.race != "none")
      return Error{"--race detects races; add race to --properties or leave --race out"};
    options.race = "none";
  }
  if (options.race == "none") {
    if (best_first)
      return Error{"--search best-first looks for races first; use another search or let it detect them"};
    for (const char* silencer : {"--benign", "--trust", "--trust-jdk"}) {
      if (given(silencer))
        return Error{
            fmt::format("{} silences races, but none are looked for; leave one of them out", silencer)};
    }
    options.trust_jdk.clear();
    std::erase(options.properties, "race");
    if (options.reduction.empty()) options.reduction = "escape";
    return Done{};
  }

  if (options.trust_jdk == "none") {
    if (given("--juc") && options.juc != "real")
      return Error{
          "--trust-jdk none looks for races inside of the JDK, which --juc model hides; use --juc real or "
          "leave --juc out"};
    options.juc = "real";
  }
  if (best_first) {
    if (options.race != "auto" && options.race != "summary")
      return Error{fmt::format("--search best-first goes with --race summary, not with {}; leave --race out",
                               options.race)};
    if (options.reduction == "sync")
      return Error{
          "--search best-first follows plain accesses, which --reduction sync hides; use escape or "
          "leave --reduction out"};
    options.race = "summary";
  }
  if (options.race == "access-sets") {
    if (!options.reduction.empty() && options.reduction != "sync")
      return Error{
          fmt::format("--race access-sets needs --reduction sync, not {}; leave --reduction out, or "
                      "use --race summary or clocks",
                      options.reduction)};
    if (dpor)
      return Error{
          "--race access-sets compares what threads do in every order, and --search dpor leaves equivalent "
          "orders out; use --race clocks"};
    if (!incomplete.empty())
      return Error{fmt::format("--race access-sets needs a complete search, and {} is not; use --race clocks",
                               incomplete)};
  }
  if (options.race == "summary" && options.reduction == "sync")
    return Error{
        "--race summary misses races with --reduction sync; use --reduction escape, or --race "
        "access-sets or clocks"};
  // In a swarm that depends on the member.
  if (options.race == "auto" && (dpor || (!incomplete.empty() && options.search != "swarm")))
    options.race = "clocks";
  if (options.race == "auto" && !options.reduction.empty() && options.reduction != "sync")
    options.race = "summary";
  if (options.reduction.empty()) options.reduction = options.race == "summary" ? "escape" : "sync";
  return Done{};
}

}  // namespace

Result<Done> settle(Options& options) {
  const auto given = [&](const char* name) { return options.given.contains(name); };
  if (Result<Done> settled = settle_search(options); !settled.ok()) return settled.error();
  if (options.timeouts != "any" && (options.search == "dpor" || options.search == "dpor-audit"))
    return Error{fmt::format(
        "--search {} supposes that a time-out may expire at any moment; leave --timeouts {} out or use dfs",
        options.search, options.timeouts)};
  if ((given("--match") || given("--max-states")) && options.search == "dpor")
    return Error{fmt::format("--search dpor stores no states; leave {} out or use dfs",
                             given("--match") ? "--match" : "--max-states")};
  if (given("--progress") && (options.no_progress || options.quiet)) {
    return Error{"--progress contradicts --quiet and --no-progress; leave one of them out"};
  }
  if ((options.leaks || options.uninitialised) && !wants(options, "memory")) {
    return Error{fmt::format("{} looks for memory errors; add memory to --properties or leave it out",
                             options.leaks ? "--leaks" : "--uninitialised")};
  }
  if (options.no_livelock && wants(options, "livelock")) {
    if (options.decided_properties.contains("livelock"))
      return Error{"--no-livelock contradicts --properties ...livelock; leave one of them out"};
    std::erase(options.properties, "livelock");
  }
  for (const char* name : {"--relax-jdk", "--tearing"}) {
    if (given(name) &&
        std::find(options.memory.begin(), options.memory.end(), "opmm") == options.memory.end())
      return Error{fmt::format("{} is for --memory opmm; add that or leave {} out", name, name)};
  }
  if (Result<Done> settled = settle_races(options); !settled.ok()) return settled.error();
  if (options.properties.empty())
    return Error{"nothing is left to look for; name a property other than livelock"};
  return Done{};
}

std::map<std::string, std::string> effective(const Options& options, MachineSet machine) {
  std::map<std::string, std::string> out;
  for (const OptionRow& row : option_table()) {
    const std::string_view group = row.group;
    const bool says_which_program = group == "Java programs" || group == "C and C++ programs";
    if ((row.commands & kCheck) == 0 || (row.machines & machine) == 0) continue;
    if (says_which_program || group == "Output" || group == "Configuration") continue;
    if (row.name() == "--no-livelock") continue;  // told by the properties
    if (std::string value = row.show(options); !value.empty()) out[row.name().substr(2)] = std::move(value);
  }
  return out;
}

}  // namespace heddle::cli
