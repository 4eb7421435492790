// What Fortran's output statements make of their items: list-directed ("print *") and with a format
// (Fortran 2018, 13.3 to 13.10). Laid out as flang's own runtime does it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace heddle::native::fortran {

struct Item {
  enum class Kind : std::uint8_t { Integer, Real, Complex, Logical, Character };
  Kind kind = Kind::Integer;
  std::uint8_t bytes = 4;  // of an integer, or of a part of a number
  std::int64_t integer = 0;
  double real = 0, imaginary = 0;
  std::string text;
};

// One or more lines without the last line's end; `error` is not empty if the format cannot be used.
struct Formatted {
  std::string text;
  std::string error;
};
Formatted format_list(const std::vector<Item>& items);
Formatted format_with(std::string_view format, const std::vector<Item>& items);

// --- input ---

// An edit descriptor for data: the n-th that a format gives out.
struct Edit {
  char letter = 0;       // upper case; 0: there is none
  char second = 0;       // ES, EN
  int width = -1;        // -1: not given
  int digits = -1;       // w.d
  int exponent = -1;     // w.dEe
  int scale = 0;         // kP
  bool plus = false;     // SP
  std::size_t skip = 0;  // input: the characters between the end of the field before it and its own
  bool new_record = false;
};
Edit nth_edit(std::string_view format, std::size_t n, std::string& error);

}  // namespace heddle::native::fortran
