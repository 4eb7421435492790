// string.h and strings.h. Every function reads and writes exactly the bytes that C says it may, in checked
// memory; what keeps state between calls (strtok) is in runtime/string.c, the texts of errors in
// error_texts.c.
#include <algorithm>
#include <cstring>
#include <string>

#include "native/library/call.h"
#include "native/library/registry.h"

namespace heddle::native {

namespace {

using View = std::string_view;

View bytes(Call& call, Ptr p, std::uint64_t n) {
  return n == 0 ? View() : View(reinterpret_cast<const char*>(call.read(p, n)), n);
}

// --- copying ---

[[noreturn]] void overlap(Call& call) {
  call.fail(FindingKind::Memory, std::string(call.name()) + ": source and destination overlap");
}
void require_apart(Call& call, Ptr a, Ptr b, std::uint64_t n) {
  if (a != b && (a < b ? b - a : a - b) < n) overlap(call);
}

void memcpy_model(Call& call) {
  call.copy(call.arg(0), call.arg(1), call.arg(2), false);
  call.ret(call.arg(0));
}
void mempcpy_model(Call& call) {
  memcpy_model(call);
  call.ret(call.arg(0) + call.arg(2));
}
void memmove_model(Call& call) {
  call.copy(call.arg(0), call.arg(1), call.arg(2), true);
  call.ret(call.arg(0));
}
void bcopy_model(Call& call) {
  call.copy(call.arg(1), call.arg(0), call.arg(2), true);
}

void fill(Call& call, Ptr to, int byte, std::uint64_t n) {
  if (n != 0) std::memset(call.write(to, n), byte, n);
}
void memset_model(Call& call) {
  fill(call, call.arg(0), call.i32(1), call.arg(2));
  call.ret(call.arg(0));
}
void bzero_model(Call& call) {
  fill(call, call.arg(0), 0, call.arg(1));
}

void memccpy_model(Call& call) {
  const std::uint64_t there = std::min(call.arg(3), call.bytes_left(call.arg(1)));
  const char stop = static_cast<char>(call.arg(2));
  const std::size_t found = bytes(call, call.arg(1), there).find(stop);
  const std::uint64_t n = found == View::npos ? call.arg(3) : found + 1;
  call.copy(call.arg(0), call.arg(1), n, false);
  call.ret(found == View::npos ? 0 : call.arg(0) + n);
}

// A string with its NUL to `to`; it must not overlap what is there.
void copy_string(Call& call, Ptr to, Ptr from, View text) {
  std::byte* place = call.write(to, text.size() + 1);
  if (to == from) overlap(call);
  require_apart(call, to, from, text.size() + 1);
  std::memcpy(place, text.data(), text.size());
  place[text.size()] = std::byte{0};
}
void strcpy_model(Call& call) {
  copy_string(call, call.arg(0), call.arg(1), call.c_string(call.arg(1)));
  call.ret(call.arg(0));
}
void stpcpy_model(Call& call) {
  const View text = call.c_string(call.arg(1));
  copy_string(call, call.arg(0), call.arg(1), text);
  call.ret(call.arg(0) + text.size());
}
std::size_t copy_padded(Call& call) {
  const std::uint64_t n = call.arg(2);
  const View text = n == 0 ? View() : call.c_string(call.arg(1), n);
  if (n == 0) return 0;
  std::byte* place = call.write(call.arg(0), n);
  require_apart(call, call.arg(0), call.arg(1), std::min<std::uint64_t>(text.size() + 1, n));
  std::memcpy(place, text.data(), text.size());
  std::memset(place + text.size(), 0, n - text.size());
  return text.size();
}
void strncpy_model(Call& call) {
  copy_padded(call);
  call.ret(call.arg(0));
}
void stpncpy_model(Call& call) {
  call.ret(call.arg(0) + copy_padded(call));
}
void strcat_model(Call& call) {
  const View text = call.c_string(call.arg(1));
  copy_string(call, call.arg(0) + call.c_string(call.arg(0)).size(), call.arg(1), text);
  call.ret(call.arg(0));
}
void strncat_model(Call& call) {
  const View text = call.arg(2) == 0 ? View() : call.c_string(call.arg(1), call.arg(2));
  copy_string(call, call.arg(0) + call.c_string(call.arg(0)).size(), call.arg(1), text);
  call.ret(call.arg(0));
}

void duplicate(Call& call, std::string text) {
  const Ptr fresh = call.allocate(text.size() + 1, false);
  call.store_c_string(fresh, text);
  call.ret(fresh);
}
void strdup_model(Call& call) {
  duplicate(call, std::string(call.c_string(call.arg(0))));
}
void strndup_model(Call& call) {
  duplicate(call, call.arg(1) == 0 ? "" : std::string(call.c_string(call.arg(0), call.arg(1))));
}

// --- comparing ---

unsigned char lower(unsigned char c) {
  return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c;
}
enum class Case : std::uint8_t { Matters, Ignored };

// At most n characters. A string may lack its NUL if the difference comes before that: what lies in the
// object is looked at, and only who needs more goes beyond.
int compare_strings(Call& call, std::uint64_t n, Case sensitivity) {
  const Ptr p = call.arg(0), q = call.arg(1);
  if (n == 0) return 0;
  const auto within = [&](Ptr at) {
    return call.c_string(at, std::clamp<std::uint64_t>(call.bytes_left(at), 1, n));
  };
  const View a = within(p), b = within(q);
  const auto at = [&](View text, Ptr base, std::size_t i) -> unsigned char {
    return i < text.size() ? text[i] : static_cast<unsigned char>(*call.read(base + i, 1));
  };
  for (std::size_t i = 0; i < n; ++i) {
    unsigned char x = at(a, p, i), y = at(b, q, i);
    if (sensitivity == Case::Ignored) x = lower(x), y = lower(y);
    if (x != y) return x - y;
    if (x == 0) break;
  }
  return 0;
}
void strcmp_model(Call& call) {
  call.ret_i32(compare_strings(call, ~std::uint64_t{0}, Case::Matters));
}
void strncmp_model(Call& call) {
  call.ret_i32(compare_strings(call, call.arg(2), Case::Matters));
}
void strcasecmp_model(Call& call) {
  call.ret_i32(compare_strings(call, ~std::uint64_t{0}, Case::Ignored));
}
void strncasecmp_model(Call& call) {
  call.ret_i32(compare_strings(call, call.arg(2), Case::Ignored));
}

void memcmp_model(Call& call) {
  const View a = bytes(call, call.arg(0), call.arg(2)), b = bytes(call, call.arg(1), call.arg(2));
  const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin());
  call.ret_i32(x == a.end() ? 0 : static_cast<unsigned char>(*x) - static_cast<unsigned char>(*y));
}

// The C locale: the transformed string is the string.
void strxfrm_model(Call& call) {
  const View text = call.c_string(call.arg(1));
  const std::uint64_t n = std::min<std::uint64_t>(call.arg(2), text.size() + 1);
  call.copy(call.arg(0), call.arg(1), n, false);
  call.ret(text.size());
}

// --- searching ---

void strlen_model(Call& call) {
  call.ret(call.c_string(call.arg(0)).size());
}
void strnlen_model(Call& call) {
  call.ret(call.arg(1) == 0 ? 0 : call.c_string(call.arg(0), call.arg(1)).size());
}

void ret_found(Call& call, std::size_t at) {
  call.ret(at == View::npos ? 0 : call.arg(0) + at);
}

// With its NUL, which can be looked for, too.
View string_and_nul(Call& call, Ptr p) {
  const View text = call.c_string(p);
  return {text.data(), text.size() + 1};
}
void strchr_model(Call& call) {
  ret_found(call, string_and_nul(call, call.arg(0)).find(static_cast<char>(call.arg(1))));
}
void strrchr_model(Call& call) {
  ret_found(call, string_and_nul(call, call.arg(0)).rfind(static_cast<char>(call.arg(1))));
}
void strchrnul_model(Call& call) {
  const View text = call.c_string(call.arg(0));
  call.ret(call.arg(0) + std::min(text.find(static_cast<char>(call.arg(1))), text.size()));
}
// memchr may be told that there is more memory than there is, if it finds what it looks for.
void memchr_model(Call& call) {
  const std::uint64_t there = std::min(call.arg(2), call.bytes_left(call.arg(0)));
  const std::size_t found = bytes(call, call.arg(0), there).find(static_cast<char>(call.arg(1)));
  if (found == View::npos && there < call.arg(2)) call.read(call.arg(0), call.arg(2));
  ret_found(call, found);
}
void rawmemchr_model(Call& call) {
  const std::uint64_t there = call.bytes_left(call.arg(0));
  const std::size_t found = bytes(call, call.arg(0), there).find(static_cast<char>(call.arg(1)));
  if (found == View::npos) call.read(call.arg(0), there + 1);
  ret_found(call, found);
}
void memrchr_model(Call& call) {
  ret_found(call, bytes(call, call.arg(0), call.arg(2)).rfind(static_cast<char>(call.arg(1))));
}
void memmem_model(Call& call) {
  const View text = bytes(call, call.arg(0), call.arg(1));
  ret_found(call, text.find(bytes(call, call.arg(2), call.arg(3))));
}
void strstr_model(Call& call) {
  ret_found(call, call.c_string(call.arg(0)).find(call.c_string(call.arg(1))));
}
void strcasestr_model(Call& call) {
  const auto lowered = [&](Ptr p) {
    std::string text(call.c_string(p));
    for (char& c : text) c = static_cast<char>(lower(static_cast<unsigned char>(c)));
    return text;
  };
  ret_found(call, lowered(call.arg(0)).find(lowered(call.arg(1))));
}
void strpbrk_model(Call& call) {
  ret_found(call, call.c_string(call.arg(0)).find_first_of(call.c_string(call.arg(1))));
}
void strspn_model(Call& call) {
  const View text = call.c_string(call.arg(0));
  call.ret(std::min(text.find_first_not_of(call.c_string(call.arg(1))), text.size()));
}
void strcspn_model(Call& call) {
  const View text = call.c_string(call.arg(0));
  call.ret(std::min(text.find_first_of(call.c_string(call.arg(1))), text.size()));
}

// --- taking apart ---

// The next token of `text`, which lies at `begin`; the character after it becomes a NUL.
void strtok_r_model(Call& call) {
  const Ptr saved_at = call.arg(2);
  const Ptr begin = call.arg(0) != 0 ? call.arg(0) : call.load<Ptr>(saved_at);
  call.write(saved_at, sizeof(Ptr));
  call.ret(0);
  const View text = call.c_string(begin), delimiters = call.c_string(call.arg(1));
  const std::size_t from = std::min(text.find_first_not_of(delimiters), text.size());
  const std::size_t to = std::min(text.find_first_of(delimiters, from), text.size());
  if (from == text.size()) {
    call.store(saved_at, begin + from);
    return;
  }
  const bool more = to < text.size();
  if (more) *call.write(begin + to, 1) = std::byte{0};
  call.store(saved_at, begin + to + (more ? 1 : 0));
  call.ret(begin + from);
}

void strsep_model(Call& call) {
  const Ptr begin = call.load<Ptr>(call.arg(0));
  call.ret(begin);
  if (begin == 0) return;
  const std::size_t found = call.c_string(begin).find_first_of(call.c_string(call.arg(1)));
  call.write(call.arg(0), sizeof(Ptr));
  if (found != View::npos) *call.write(begin + found, 1) = std::byte{0};
  call.store(call.arg(0), found == View::npos ? Ptr{0} : begin + found + 1);
}

}  // namespace

void string_family(std::vector<ModelEntry>& entries) {
  static constexpr ModelEntry kEntries[] = {
      {"memcpy", memcpy_model},
      {"__memcpy_chk", memcpy_model},
      {"mempcpy", mempcpy_model},
      {"__mempcpy", mempcpy_model},
      {"__mempcpy_chk", mempcpy_model},
      {"memmove", memmove_model},
      {"__memmove_chk", memmove_model},
      {"bcopy", bcopy_model},
      {"memset", memset_model},
      {"__memset_chk", memset_model},
      {"explicit_bzero", bzero_model},
      {"bzero", bzero_model},
      {"memccpy", memccpy_model},
      {"strcpy", strcpy_model},
      {"__strcpy_chk", strcpy_model},
      {"stpcpy", stpcpy_model},
      {"__stpcpy", stpcpy_model},
      {"__stpcpy_chk", stpcpy_model},
      {"strncpy", strncpy_model},
      {"__strncpy_chk", strncpy_model},
      {"stpncpy", stpncpy_model},
      {"__stpncpy_chk", stpncpy_model},
      {"strcat", strcat_model},
      {"__strcat_chk", strcat_model},
      {"strncat", strncat_model},
      {"__strncat_chk", strncat_model},
      {"strdup", strdup_model},
      {"__strdup", strdup_model},
      {"strndup", strndup_model},
      {"__strndup", strndup_model},
      {"strcmp", strcmp_model},
      {"strcoll", strcmp_model},
      {"strncmp", strncmp_model},
      {"strcasecmp", strcasecmp_model},
      {"strncasecmp", strncasecmp_model},
      {"memcmp", memcmp_model},
      {"bcmp", memcmp_model},
      {"strxfrm", strxfrm_model},
      {"strlen", strlen_model},
      {"strnlen", strnlen_model},
      {"strchr", strchr_model},
      {"index", strchr_model},
      {"strrchr", strrchr_model},
      {"rindex", strrchr_model},
      {"strchrnul", strchrnul_model},
      {"memchr", memchr_model},
      {"rawmemchr", rawmemchr_model},
      {"__rawmemchr", rawmemchr_model},
      {"memrchr", memrchr_model},
      {"memmem", memmem_model},
      {"strstr", strstr_model},
      {"strcasestr", strcasestr_model},
      {"strpbrk", strpbrk_model},
      {"strspn", strspn_model},
      {"strcspn", strcspn_model},
      {"strtok_r", strtok_r_model},
      {"__strtok_r", strtok_r_model},
      {"strsep", strsep_model},
  };
  entries.insert(entries.end(), std::begin(kEntries), std::end(kEntries));
}

}  // namespace heddle::native
