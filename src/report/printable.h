// Text for people: whatever a program under check chose to name, print or throw must not be able to disturb a
// terminal, and columns must line up. Everything here works on UTF-8.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace heddle::report {

// One line: control characters, bidirectional overrides and invalid bytes become visible escapes (\n, \x1b,
// \u202e); a tab becomes a space.
std::string printable(std::string_view text);

// Splits at line ends (\n, \r\n) and makes every line printable. No last empty line for a final line end.
std::vector<std::string> printable_lines(std::string_view text);

// In terminal cells: combining marks take none, wide East Asian characters and emoji take two.
std::size_t display_width(std::string_view text);

// Cut to `width` cells, the last one showing that something is missing.
std::string shorten(std::string_view text, std::size_t width, std::string_view ellipsis);

// Padded with spaces to `width` cells; never cut.
std::string padded(std::string_view text, std::size_t width);

// Broken at spaces (or anywhere, if a word is longer than a line) into lines of at most `width` cells.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

std::string count(std::uint64_t number, std::string_view singular,
                  std::string_view plural);  // "1 state", "2 states"
std::string percent(double share);           // "12%", "0.3%", "under 0.1%"
std::string about(double share);             // "about 12%", "under 0.1%"
std::string seconds(double seconds);         // "0.123 s", "75.2 s"
std::string megabytes(std::uint64_t bytes);  // "3.4 MB", millions of bytes

}  // namespace heddle::report
