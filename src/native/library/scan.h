// What scanf makes of an input and a format (C17 7.21.6.2, with the extension %ms). Numbers are read by the
// host's fscanf from the part of the input that can be one, so that every corner ("0x", "1e+", "nan(") is
// glibc's.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "native/library/arguments.h"

namespace heddle::native {

struct Scanned {
  struct Store {
    Ptr to = 0;
    std::string bytes;
    bool allocate = false;  // %ms: the bytes go to fresh memory, and its address to `to`
  };
  int result = 0;             // what scanf returns: conversions assigned, or EOF
  std::vector<Store> stores;  // for the caller, when nothing can stop it any more
  std::size_t consumed = 0;   // of the input
  bool met_end = false;       // it looked beyond the end of the input: feof
  std::string unsupported;    // not empty: what we cannot do
};

// C23 adds binary numbers to %i.
enum class Standard : std::uint8_t { C99, C23 };

Scanned scan(std::string_view input, std::string_view format, Arguments& arguments,
             Standard standard = Standard::C99);

}  // namespace heddle::native
