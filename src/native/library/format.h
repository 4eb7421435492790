// What printf makes of a format and its arguments (C17 7.21.6.1, with the extensions of POSIX and glibc:
// positions
// "%1$d", %m, %C, %S). Each conversion is done by the host's snprintf, so that every digit is glibc's.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "native/library/arguments.h"

namespace heddle::native {

// What formatting needs of the program.
class FormatContext {
 public:
  virtual ~FormatContext() = default;
  virtual std::string_view c_string(Ptr p) = 0;
  virtual std::string_view c_string(Ptr p, std::uint64_t at_most) = 0;
  virtual std::u32string wide_string(Ptr p, std::uint64_t at_most) = 0;
  virtual std::string error_text() = 0;  // %m
  [[noreturn]] virtual void unsupported(const std::string& what) = 0;
};

struct Formatted {
  struct Count {  // %n
    Ptr to = 0;
    std::uint32_t size = 4;
    std::uint64_t value = 0;
  };
  std::string text;
  std::vector<Count> counts;  // for the caller to store, when nothing can stop it any more
};

Formatted format(std::string_view format, Arguments& arguments, FormatContext& context);

}  // namespace heddle::native
