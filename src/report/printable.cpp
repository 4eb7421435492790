#include "report/printable.h"

#include <fmt/format.h>

#include <array>

namespace heddle::report {
namespace {

struct CodePoint {
  char32_t value = 0;
  std::size_t bytes = 1;
  bool valid = false;
};

// RFC 3629: overlong forms, surrogates and values beyond U+10FFFF are invalid.
CodePoint decode(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return {first, 1, true};
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return {first, 1, false};
  char32_t value = first & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80) return {first, 1, false};
    value = (value << 6) | (byte(i) & 0x3FU);
  }
  const char32_t least = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80;
  const bool valid = value >= least && value <= 0x10FFFF && !(value >= 0xD800 && value <= 0xDFFF);
  return valid ? CodePoint{value, length, true} : CodePoint{first, 1, false};
}

struct Range {
  char32_t first, last;
};

template <std::size_t N>
bool within(const std::array<Range, N>& ranges, char32_t c) {
  for (const Range& range : ranges) {
    if (c >= range.first && c <= range.last) return true;
  }
  return false;
}

// The common blocks, not all of Unicode: a wrong guess costs a ragged column, nothing else.
bool is_combining(char32_t c) {
  static constexpr std::array<Range, 6> kRanges{{{0x0300, 0x036F},
                                                 {0x0483, 0x0489},
                                                 {0x0591, 0x05BD},
                                                 {0x200B, 0x200D},
                                                 {0x20D0, 0x20FF},
                                                 {0xFE00, 0xFE0F}}};
  return within(kRanges, c);
}

bool is_wide(char32_t c) {
  static constexpr std::array<Range, 8> kRanges{{{0x1100, 0x115F},
                                                 {0x2E80, 0xA4CF},
                                                 {0xAC00, 0xD7A3},
                                                 {0xF900, 0xFAFF},
                                                 {0xFE30, 0xFE6F},
                                                 {0xFF00, 0xFF60},
                                                 {0x1F300, 0x1FAFF},
                                                 {0x20000, 0x3FFFD}}};
  return within(kRanges, c);
}

// U+FFFE, U+FFFF and their like in every plane. XML cannot have the first two, and nobody can see any.
bool is_no_character(char32_t c) {
  return (c & 0xFFFEU) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
}

// Could move the cursor, reorder what is read, or hide something.
bool is_disturbing(char32_t c) {
  static constexpr std::array<Range, 11> kRanges{{{0x00, 0x1F},
                                                  {0x7F, 0x9F},
                                                  {0x061C, 0x061C},
                                                  {0x180E, 0x180E},
                                                  {0x200E, 0x200F},
                                                  {0x2028, 0x202E},
                                                  {0x2060, 0x206F},
                                                  {0xFEFF, 0xFEFF},
                                                  {0xFFF9, 0xFFFB},
                                                  {0xE0000, 0xE0FFF},
                                                  {0xF0000, 0x10FFFF}}};
  return within(kRanges, c) || is_no_character(c);
}

std::size_t cells(char32_t c) {
  return is_combining(c) ? 0 : is_wide(c) ? 2 : 1;
}

std::string escaped(char32_t c) {
  if (c == '\n') return "\\n";
  if (c == '\r') return "\\r";
  return c < 0x100 ? fmt::format("\\x{:02x}", static_cast<unsigned>(c))
                   : fmt::format("\\u{:04x}", static_cast<unsigned>(c));
}

// The longest prefix of `text` that fits into `width` cells, in bytes; at least one character.
std::size_t fitting_bytes(std::string_view text, std::size_t width) {
  std::size_t used = 0;
  std::size_t at = 0;
  while (at < text.size()) {
    const CodePoint c = decode(text.substr(at));
    used += cells(c.value);
    if (used > width && at > 0) break;
    at += c.bytes;
  }
  return at;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const CodePoint c = decode(text);
    if (!c.valid) {
      out += fmt::format("\\x{:02x}", static_cast<unsigned char>(text[0]));
    } else if (c.value == '\t') {
      out += ' ';
    } else if (is_disturbing(c.value)) {
      out += escaped(c.value);
    } else {
      out += text.substr(0, c.bytes);
    }
    text.remove_prefix(c.bytes);
  }
  return out;
}

std::vector<std::string> printable_lines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(printable(line));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return lines;
}

std::size_t display_width(std::string_view text) {
  std::size_t width = 0;
  while (!text.empty()) {
    const CodePoint c = decode(text);
    width += cells(c.value);
    text.remove_prefix(c.bytes);
  }
  return width;
}

std::string shorten(std::string_view text, std::size_t width, std::string_view ellipsis) {
  if (display_width(text) <= width) return std::string(text);
  const std::size_t mark = display_width(ellipsis);
  if (width <= mark) return std::string(text.substr(0, fitting_bytes(text, width)));
  std::string_view kept = text.substr(0, fitting_bytes(text, width - mark));
  return std::string(kept) + std::string(ellipsis);
}

std::string padded(std::string_view text, std::size_t width) {
  std::string out(text);
  const std::size_t have = display_width(text);
  if (have < width) out.append(width - have, ' ');
  return out;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
  std::vector<std::string> lines;
  while (display_width(text) > width) {
    std::size_t end = fitting_bytes(text, width);
    // A space right after the last fitting character is a good place too.
    const std::size_t space = text.rfind(' ', end);
    const bool at_space = space != std::string_view::npos && space > 0;
    if (at_space) end = space;
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(at_space ? end + 1 : end);
  }
  lines.emplace_back(text);
  return lines;
}

std::string count(std::uint64_t number, std::string_view singular, std::string_view plural) {
  return fmt::format("{} {}", number, number == 1 ? singular : plural);
}

std::string percent(double share) {
  if (share >= 0.0995) return fmt::format("{:.0f}%", share * 100);
  return share >= 0.001 ? fmt::format("{:.1f}%", share * 100) : "under 0.1%";
}

std::string about(double share) {
  return (share >= 0.001 ? "about " : "") + percent(share);
}

std::string seconds(double seconds) {
  const int digits = seconds < 1 ? 3 : seconds < 10 ? 2 : seconds < 100 ? 1 : 0;
  return fmt::format("{:.{}f} s", seconds, digits);
}

std::string megabytes(std::uint64_t bytes) {
  const double millions = static_cast<double>(bytes) / 1e6;
  return millions < 10 ? fmt::format("{:.1f} MB", millions) : fmt::format("{:.0f} MB", millions);
}

}  // namespace heddle::report
