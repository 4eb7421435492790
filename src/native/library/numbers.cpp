// Numbers from text: strtol, strtod, atoi and their relatives. The host converts: its rounding is glibc's.
#include <cerrno>
#include <cstdlib>
#include <string>
#include <type_traits>

#include "native/library/call.h"
#include "native/library/registry.h"

namespace heddle::native {

namespace {

template <typename T>
T convert(const char* text, char** end, int base) {
  if constexpr (std::is_same_v<T, float>) return std::strtof(text, end);
  if constexpr (std::is_same_v<T, double>) return std::strtod(text, end);
  if constexpr (std::is_same_v<T, long double>) return std::strtold(text, end);
  if constexpr (std::is_same_v<T, std::int64_t>) return std::strtoll(text, end, base);
  if constexpr (std::is_same_v<T, std::uint64_t>) return std::strtoull(text, end, base);
}

void ret_number(Call& call, std::int64_t value) {
  call.ret(static_cast<std::uint64_t>(value));
}
void ret_number(Call& call, std::uint64_t value) {
  call.ret(value);
}
void ret_number(Call& call, float value) {
  call.ret_f32(value);
}
void ret_number(Call& call, double value) {
  call.ret_f64(value);
}
void ret_number(Call& call, long double value) {
  call.ret_f80(value);
}

template <typename T>
struct Converted {
  T value{};
  std::size_t length = 0;
  bool valid_base = true;
  int error = 0;
};

template <typename T>
Converted<T> converted(const char* text, int base) {
  Converted<T> c;
  char* end = nullptr;
  errno = 0;
  c.value = convert<T>(text, &end, base);
  c.error = errno;
  c.valid_base = end != nullptr;
  if (end != nullptr) c.length = end - text;
  return c;
}

// C23: "0b101" where the base is 0 or 2. What the host makes of it depends on its age; it is given the digits
// alone.
template <typename T>
Converted<T> converted_c23(const char* text, int base) {
  std::size_t at = std::strspn(text, " \t\n\v\f\r");
  std::string sign;
  if (text[at] == '+' || text[at] == '-') sign = text[at++];
  const bool binary = (base == 0 || base == 2) && text[at] == '0' &&
                      (text[at + 1] == 'b' || text[at + 1] == 'B') &&
                      (text[at + 2] == '0' || text[at + 2] == '1');
  if (!binary) return converted<T>(text, base);
  const std::string digits = sign + std::string(text + at + 2, std::strspn(text + at + 2, "01"));
  Converted<T> c = converted<T>(digits.c_str(), 2);
  c.length = at + 2 + digits.size() - sign.size();
  return c;
}

enum class Standard : std::uint8_t { C99, C23 };

// T strto...(const char* text, char** end, int base); the real ones have no base.
template <typename T, Standard S = Standard::C99>
void strto_model(Call& call) {
  const char* text = call.c_string(call.arg(0)).data();  // the NUL is there, too
  Converted<T> c;
  if constexpr (S == Standard::C23)
    c = converted_c23<T>(text, call.i32(2));
  else
    c = converted<T>(text, call.i32(2));
  if (call.arg(1) != 0 && c.valid_base) call.store(call.arg(1), call.arg(0) + c.length);
  if (c.error != 0) call.set_errno(c.error);
  ret_number(call, c.value);
}

void atoi_model(Call& call) {
  call.ret_i32(static_cast<std::int32_t>(std::strtol(call.c_string(call.arg(0)).data(), nullptr, 10)));
}
void atol_model(Call& call) {
  ret_number(call, std::int64_t{std::strtol(call.c_string(call.arg(0)).data(), nullptr, 10)});
}
void atof_model(Call& call) {
  call.ret_f64(std::strtod(call.c_string(call.arg(0)).data(), nullptr));
}

}  // namespace

void numbers_family(std::vector<ModelEntry>& entries) {
  using Signed = std::int64_t;
  using Unsigned = std::uint64_t;
  static constexpr ModelEntry kEntries[] = {
      {"strtol", strto_model<Signed>},
      {"strtoll", strto_model<Signed>},
      {"strtoq", strto_model<Signed>},
      {"strtoimax", strto_model<Signed>},
      {"__strtol_internal", strto_model<Signed>},
      {"__strtoll_internal", strto_model<Signed>},
      {"strtoul", strto_model<Unsigned>},
      {"strtoull", strto_model<Unsigned>},
      {"strtouq", strto_model<Unsigned>},
      {"strtoumax", strto_model<Unsigned>},
      {"__strtoul_internal", strto_model<Unsigned>},
      {"__strtoull_internal", strto_model<Unsigned>},
      {"__isoc23_strtol", strto_model<Signed, Standard::C23>},
      {"__isoc23_strtoll", strto_model<Signed, Standard::C23>},
      {"__isoc23_strtoimax", strto_model<Signed, Standard::C23>},
      {"__isoc23_strtoul", strto_model<Unsigned, Standard::C23>},
      {"__isoc23_strtoull", strto_model<Unsigned, Standard::C23>},
      {"__isoc23_strtoumax", strto_model<Unsigned, Standard::C23>},
      {"strtof", strto_model<float>},
      {"strtod", strto_model<double>},
      {"strtold", strto_model<long double>},
      {"atoi", atoi_model},
      {"atol", atol_model},
      {"atoll", atol_model},
      {"atof", atof_model},
  };
  entries.insert(entries.end(), std::begin(kEntries), std::end(kEntries));
}

}  // namespace heddle::native
