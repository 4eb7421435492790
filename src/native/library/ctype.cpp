// ctype.h as functions. The macros of the same names use tables: runtime/ctype.c. The locale is "C", here and
// in the host, whose answers (1024 for isalpha) are glibc's.
#include <cctype>
#include <string>

#include "native/library/call.h"
#include "native/library/registry.h"

namespace heddle::native {

namespace {

constexpr bool in_tables(std::int32_t c) {
  return c >= -128 && c <= 255;
}

template <int (*Host)(int)>
void classify(Call& call) {
  const std::int32_t c = call.i32(0);
  if (!in_tables(c))
    call.fail(FindingKind::Memory, std::string(call.name()) + ": " + std::to_string(c) + " is no character");
  call.ret_i32(Host(c));
}
template <int (*Host)(int)>
void convert(Call& call) {
  const std::int32_t c = call.i32(0);
  call.ret_i32(in_tables(c) ? Host(c) : c);
}

}  // namespace

void ctype_family(std::vector<ModelEntry>& entries) {
  static constexpr ModelEntry kEntries[] = {
      {"isalnum", classify<::isalnum>}, {"isalpha", classify<::isalpha>}, {"isblank", classify<::isblank>},
      {"iscntrl", classify<::iscntrl>}, {"isdigit", classify<::isdigit>}, {"isgraph", classify<::isgraph>},
      {"islower", classify<::islower>}, {"isprint", classify<::isprint>}, {"ispunct", classify<::ispunct>},
      {"isspace", classify<::isspace>}, {"isupper", classify<::isupper>}, {"isxdigit", classify<::isxdigit>},
      {"tolower", convert<::tolower>},  {"toupper", convert<::toupper>},
  };
  entries.insert(entries.end(), std::begin(kEntries), std::end(kEntries));
}

}  // namespace heddle::native
