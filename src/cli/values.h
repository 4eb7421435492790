// How values are written on the command line and in traces: times, sizes, ranges, lists of words. Errors are
// the rest of a sentence that begins with the option's name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace heddle::cli {

// In seconds; written 500ms, 10s, 10m, 2h.
Result<double> parse_duration(std::string_view text);
std::string show_duration(double seconds);

// In bytes; written 500M, 4G (powers of 1024).
Result<std::uint64_t> parse_size(std::string_view text);
std::string show_size(std::uint64_t bytes);

// All whole numbers from low to high; written -8..7, or 3 for one number.
struct ValueRange {
  std::int64_t low = 0, high = 0;
  friend bool operator==(const ValueRange&, const ValueRange&) = default;
};
Result<ValueRange> parse_range(std::string_view text);
std::string show_range(const ValueRange& range);

// An argument of the program, counted from 1, and its values; written 1=0..3.
struct ArgumentRange {
  std::size_t index = 1;
  ValueRange values;
  friend bool operator==(const ArgumentRange&, const ArgumentRange&) = default;
};
Result<ArgumentRange> parse_argument_range(std::string_view text);
std::string show_argument_range(const ArgumentRange& range);

// Into words as a POSIX shell does, with its quotes and backslashes; nothing is expanded.
Result<std::vector<std::string>> split_shell_words(std::string_view text);

std::vector<std::string> split(std::string_view text, char separator);
std::string joined(const std::vector<std::string>& words, std::string_view separator);

// The known name closest to a misspelt one, "" if none is close.
std::string closest(std::string_view misspelt, const std::vector<std::string>& known);

}  // namespace heddle::cli
