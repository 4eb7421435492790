// <charconv> of floating point numbers: [charconv.to.chars], [charconv.from.chars].
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <string_view>

namespace {

using std::chars_format;

float parsed(const char* text, char** end, float) {
  return strtof(text, end);
}
double parsed(const char* text, char** end, double) {
  return strtod(text, end);
}
long double parsed(const char* text, char** end, long double) {
  return strtold(text, end);
}

std::to_chars_result put(char* first, char* last, const char* text, std::size_t length) {
  if (last - first < static_cast<std::ptrdiff_t>(length)) return {last, std::errc::value_too_large};
  memcpy(first, text, length);
  return {first + length, std::errc{}};
}

// Hexadecimal digits depend on how the type is stored.
int print(char* text, std::size_t size, const char* pattern, int precision, long double value) {
  return snprintf(text, size, pattern, precision, value);
}
int print(char* text, std::size_t size, const char* pattern, int precision, double value) {
  if (pattern[4] == 'a') return snprintf(text, size, "%.*a", precision, value);
  return snprintf(text, size, pattern, precision, static_cast<long double>(value));
}

// As printf does it: what the standard says of a given precision.
template <typename T>
std::to_chars_result printed(char* first, char* last, T value, chars_format format, int precision) {
  char pattern[] = "%.*Lg";
  pattern[4] = format == chars_format::fixed ? 'f' : format == chars_format::scientific ? 'e' : 'g';
  if (format == chars_format::hex) pattern[4] = 'a';
  auto size = static_cast<std::size_t>(print(nullptr, 0, pattern, precision, value));
  char* text = static_cast<char*>(malloc(size + 1));
  print(text, size + 1, pattern, precision, value);
  if (format == chars_format::hex && std::isfinite(value)) {  // without 0x
    char* zero = strchr(text, '0');
    memmove(zero, zero + 2, strlen(zero + 2) + 1);
    size -= 2;
  }
  const std::to_chars_result result = put(first, last, text, size);
  free(text);
  return result;
}

// The fewest digits after the first that lead back to the same number.
template <typename T>
int fewest_digits(T value) {
  char text[64];
  int digits = 0;
  for (; digits < std::numeric_limits<T>::max_digits10 - 1; ++digits) {
    snprintf(text, sizeof text, "%.*Le", digits, static_cast<long double>(value));
    if (parsed(text, nullptr, value) == value) break;
  }
  return digits;
}

template <typename T>
int exponent_of(T value, int digits) {
  char text[64];
  snprintf(text, sizeof text, "%.*Le", digits, static_cast<long double>(value));
  return atoi(strchr(text, 'e') + 1);
}

template <typename T>
std::to_chars_result shortest(char* first, char* last, T value, chars_format format) {
  if (!std::isfinite(value)) return printed(first, last, value, chars_format::general, 6);
  const int digits = fewest_digits(value);
  const int exponent = value == 0 ? 0 : exponent_of(value, digits);
  const int behind = std::max(0, digits - exponent);  // digits after the point
  if (format == chars_format::fixed) return printed(first, last, value, format, behind);
  if (format == chars_format::scientific) return printed(first, last, value, format, digits);
  if (format == chars_format::general) {  // as %g would choose, with this many digits
    const bool fixed = exponent >= -4 && exponent < 6;
    return fixed ? printed(first, last, value, chars_format::fixed, behind)
                 : printed(first, last, value, chars_format::scientific, digits);
  }
  // The shorter of the two; fixed if they are equal.
  const int scientific = 1 + (digits > 0 ? 1 + digits : 0) + (std::abs(exponent) >= 100 ? 5 : 4);
  const int fixed = std::max(exponent, 0) + 1 + (behind > 0 ? 1 + behind : 0);
  return fixed <= scientific ? printed(first, last, value, chars_format::fixed, behind)
                             : printed(first, last, value, chars_format::scientific, digits);
}

constexpr chars_format kPlain{};

template <typename T>
std::to_chars_result formatted(char* first, char* last, T value, chars_format format) {
  if (format == chars_format::hex) return printed(first, last, value, format, -1);
  return shortest(first, last, value, format);
}

// --- from_chars ---

bool is_digit(char c, bool hex) {
  return (c >= '0' && c <= '9') || (hex && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
}

bool same_word(const char* at, const char* last, std::string_view word) {
  if (last - at < static_cast<std::ptrdiff_t>(word.size())) return false;
  for (std::size_t i = 0; i < word.size(); ++i)
    if ((at[i] | 0x20) != word[i]) return false;
  return true;
}

const char* end_of_exponent(const char* at, const char* last, char letter) {
  if (at == last || (*at | 0x20) != letter) return at;
  const char* digits = at + 1;
  if (digits != last && (*digits == '+' || *digits == '-')) ++digits;
  const char* end = digits;
  while (end != last && is_digit(*end, false)) ++end;
  return end == digits ? at : end;
}

// Where the number ends that begins at `first`; first: there is none.
const char* end_of_number(const char* first, const char* last, chars_format format) {
  const char* at = first;
  if (at != last && *at == '-') ++at;
  if (same_word(at, last, "infinity")) return at + 8;
  if (same_word(at, last, "inf") || same_word(at, last, "nan")) return at + 3;
  const bool hex = format == chars_format::hex;
  const char* digits = at;
  while (at != last && is_digit(*at, hex)) ++at;
  std::ptrdiff_t count = at - digits;
  if (at != last && *at == '.') {
    const char* fraction = ++at;
    while (at != last && is_digit(*at, hex)) ++at;
    count += at - fraction;
  }
  if (count == 0) return first;
  const char* end = at;
  if (hex) return end_of_exponent(at, last, 'p');
  if ((format & chars_format::scientific) != kPlain) end = end_of_exponent(at, last, 'e');
  if (format == chars_format::scientific && end == at) return first;  // it must have one
  return end;
}

template <typename T>
std::from_chars_result read_number(const char* first, const char* last, T& value, chars_format format) {
  const char* end = end_of_number(first, last, format);
  if (end == first) return {first, std::errc::invalid_argument};
  const bool hex = format == chars_format::hex && is_digit(end[-1], true);
  const auto length = static_cast<std::size_t>(end - first);
  char* text = static_cast<char*>(malloc(length + 3));
  char* at = text;
  const char* from = first;
  if (*from == '-') *at++ = *from++;
  if (hex) *at++ = '0', *at++ = 'x';
  memcpy(at, from, static_cast<std::size_t>(end - from));
  at[end - from] = '\0';
  const int before = errno;
  errno = 0;
  const T result = parsed(text, nullptr, value);
  const bool beyond = errno == ERANGE;
  errno = before;
  free(text);
  if (beyond) return {end, std::errc::result_out_of_range};
  value = result;
  return {end, std::errc{}};
}

}  // namespace

namespace std {

#define HEDDLE_CHARS(type)                                                                      \
  to_chars_result to_chars(char* first, char* last, type value) noexcept {                      \
    return shortest(first, last, value, kPlain);                                                \
  }                                                                                             \
  to_chars_result to_chars(char* first, char* last, type value, chars_format format) noexcept { \
    return formatted(first, last, value, format);                                               \
  }                                                                                             \
  to_chars_result to_chars(char* first, char* last, type value, chars_format format,            \
                           int precision) noexcept {                                            \
    return printed(first, last, value, format, precision < 0 ? 6 : precision);                  \
  }                                                                                             \
  from_chars_result from_chars(const char* first, const char* last, type& value,                \
                               chars_format format) noexcept {                                  \
    return read_number(first, last, value, format);                                             \
  }
HEDDLE_CHARS(float)
HEDDLE_CHARS(double)
HEDDLE_CHARS(long double)
#undef HEDDLE_CHARS

}  // namespace std
