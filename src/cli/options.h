// What the user asked for, from the one table in options.def.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace heddle::cli {

// Commands that take options of the table; a bit set.
enum CommandSet : unsigned {
  kCheck = 1,
  kRun = 2,
  kReplay = 4,
  kOutcomes = 8,
  kExplore = kCheck | kOutcomes
};

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
struct Text {
  using Value = std::string;
};
struct Path {
  using Value = std::string;
};
struct Count {
  using Value = std::optional<std::uint64_t>;
};
struct Duration {  // in seconds; written 500ms, 10s, 10m, 2h
  using Value = std::optional<double>;
};
struct Size {  // in bytes; written 500M, 4G (powers of 1024)
  using Value = std::optional<std::uint64_t>;
};

struct Options {
#define HEDDLE_OPTION(kind, member, flags, value, preset, range, commands, group, help) kind::Value member{};
#include "cli/options.def"
#undef HEDDLE_OPTION
  std::set<std::string> given;  // the names ("--time") that the user wrote
};

// One row of the table, for the parser and the help texts.
struct OptionRow {
  const char* flags;
  const char* value;
  const char* preset;
  const char* range;
  unsigned commands;
  const char* group;
  const char* help;
  bool is_flag;
  Result<Done> (*set)(Options&, const std::string& text);
  std::string (*show)(const Options&);  // as a user would write it; "" if unset

  std::string name() const;                // "--time"
  std::vector<std::string> words() const;  // of a range
};
const std::vector<OptionRow>& option_table();

Options default_options();

// Combinations that make no sense, and what follows from others (--no-livelock changes properties).
Result<Done> settle(Options& options);

// The effective options of a check, for its report: {"search": "dfs", ...}. Paths and output options are left
// out.
std::map<std::string, std::string> effective(const Options& options);

Result<double> parse_duration(std::string_view text);
Result<std::uint64_t> parse_size(std::string_view text);
std::string show_duration(double seconds);
std::string show_size(std::uint64_t bytes);

// The known name closest to a misspelt one, "" if none is close.
std::string closest(std::string_view misspelt, const std::vector<std::string>& known);

}  // namespace heddle::cli
