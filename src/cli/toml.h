// The part of TOML that a configuration needs: tables, and keys whose values are strings, numbers, booleans
// or arrays of those. What else TOML has (dates, dotted keys, inline tables, strings of several lines) is
// refused with a sentence.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace heddle::cli {

struct TomlValue {
  enum class Kind : std::uint8_t { String, Number, Boolean, Array };
  Kind kind = Kind::String;
  std::string text;                // of a number as it was written
  std::vector<std::string> items;  // of an array
};

struct TomlEntry {
  std::string table;  // "" before the first
  std::string key;
  TomlValue value;
  std::size_t line = 0;
};

// In the order of the file, each key once. Errors: "line 3 ...".
Result<std::vector<TomlEntry>> read_toml(std::string_view text);

// A string as TOML writes it, with its quotes.
std::string toml_string(std::string_view text);

}  // namespace heddle::cli
