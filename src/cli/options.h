// What the user asked for, from the one table in options.def.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/result.h"
#include "cli/values.h"

namespace heddle::cli {

// Commands that take options of the table; a bit set.
enum CommandSet : unsigned {
  kCheck = 1,
  kRun = 2,
  kReplay = 4,
  kOutcomes = 8,
  kShow = 16,
  kSuppress = 32,
  kExplore = kCheck | kOutcomes,
  kPublish = kExplore | kReplay | kShow
};

// Machines that programs run on, and for which an option is; a bit set.
enum MachineSet : unsigned { kJava = 1, kNative = 2, kAny = kJava | kNative };

// May it stand in a heddle.toml that was found rather than named? See found_file.h.
enum FoundFile : unsigned { kHarmless, kBelow, kFlags, kNamed };

// The kinds of option: what a value is, and how it is read. Errors are sentences that begin with the option's
// name.
struct Flag {
  using Value = bool;
};
struct Choice {  // one of a few words
  using Value = std::string;
};
struct List {  // several of a few words, in the table's order
  using Value = std::vector<std::string>;
};
struct Changes {  // the same, or +word and -word: changes of the default
  using Value = std::vector<std::string>;
};
struct Text {
  using Value = std::string;
};
struct Path {
  using Value = std::string;
};
struct Count {
  using Value = std::optional<std::uint64_t>;
};
struct Duration {
  using Value = std::optional<double>;
};
struct Size {
  using Value = std::optional<std::uint64_t>;
};
struct Range {
  using Value = ValueRange;
};
// Options that may be repeated: each use adds to the value.
struct Texts {
  using Value = std::vector<std::string>;
};
struct Words {  // several at once, written as in a shell
  using Value = std::vector<std::string>;
};
struct Arguments {
  using Value = std::vector<ArgumentRange>;
};
template <typename Kind>
inline constexpr bool kRepeatable =
    std::is_same_v<Kind, Texts> || std::is_same_v<Kind, Words> || std::is_same_v<Kind, Arguments>;

struct Options {
#define HEDDLE_OPTION(kind, member, flags, value, preset, range, commands, machines, found, group, help) \
  kind::Value member{};
#include "cli/options.def"
#undef HEDDLE_OPTION
  std::set<std::string> given;               // the names ("--time") that the user wrote
  std::set<std::string> decided_properties;  // that the user asked for, or does not want
};

// The properties about which a text for --properties says something.
std::set<std::string> properties_decided_by(const std::string& text);

// One row of the table, for the parser and the help texts.
struct OptionRow {
  const char* flags;
  const char* value;
  const char* preset;
  const char* range;
  unsigned commands;
  unsigned machines;
  FoundFile found;
  const char* group;
  const char* help;
  bool is_flag;
  bool is_repeatable;
  Result<Done> (*set)(Options&, const std::string& text);
  std::string (*show)(const Options&);                 // as a user would write it; "" if unset
  std::vector<std::string> (*values)(const Options&);  // each use of it; empty if unset

  std::string name() const;                // "--time"
  std::vector<std::string> words() const;  // of a range
};
const std::vector<OptionRow>& option_table();

Options default_options();

// Only --memory opmm.
bool is_relaxed(const Options& options);

// Combinations that make no sense or would not be sound, and what follows from others (--no-livelock changes
// properties, --race the reduction).
Result<Done> settle(Options& options);

// The effective options of a check, for its report: {"search": "dfs", ...}. What the program is, and output
// options, are left out; so is what is for other machines.
std::map<std::string, std::string> effective(const Options& options, MachineSet machine);

}  // namespace heddle::cli
