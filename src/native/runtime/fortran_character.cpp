// Characters of kind 1.
#include "fortran.h"

using namespace fortran;

// A result of the length n, to be filled.
static char* text_result(Descriptor& result, uint64_t n) {
  establish(result, kChar, n, 0, nullptr);
  return static_cast<char*>(result.base);
}
static uint64_t trimmed(const char* text, uint64_t n) {
  while (n > 0 && text[n - 1] == ' ') --n;
  return n;
}
static void only_scalar(const Descriptor& d) {
  if (d.rank != 0) __heddle_unsupported("a character intrinsic of an array");
  if (d.type != kChar) __heddle_unsupported("characters of another kind");
}

extern "C" {

int FORTRAN(CharacterCompareScalar1)(const char* x, const char* y, size_t x_size, size_t y_size) {
  const size_t longest = x_size > y_size ? x_size : y_size;
  for (size_t i = 0; i < longest; ++i) {
    const unsigned char a = i < x_size ? x[i] : ' ', b = i < y_size ? y[i] : ' ';
    if (a != b) return a < b ? -1 : 1;
  }
  return 0;
}
int FORTRAN(CharacterCompareScalar)(const Descriptor& x, const Descriptor& y) {
  return FORTRAN(CharacterCompareScalar1)(static_cast<const char*>(x.base), static_cast<const char*>(y.base),
                                          x.bytes, y.bytes);
}
size_t FORTRAN(CharacterAppend1)(char* to, size_t size, size_t at, const char* from, size_t n) {
  if (at + n > size) n = at < size ? size - at : 0;
  memcpy(to + at, from, n);
  return at + n;
}
void FORTRAN(CharacterPad1)(char* to, size_t size, size_t at) {
  if (at < size) memset(to + at, ' ', size - at);
}
void FORTRAN(CharacterConcatenate)(Descriptor& to, const Descriptor& from, const char*, int) {
  only_scalar(to);
  only_scalar(from);
  char* text = static_cast<char*>(malloc(to.bytes + from.bytes + 1));
  memcpy(text, to.base, to.bytes);
  memcpy(text + to.bytes, from.base, from.bytes);
  if (to.base != nullptr) free(to.base);
  to.base = text;
  to.bytes += from.bytes;
}
size_t FORTRAN(LenTrim1)(const char* text, size_t n) {
  return trimmed(text, n);
}
void FORTRAN(Trim)(Descriptor& result, const Descriptor& from, const char*, int) {
  only_scalar(from);
  const char* text = static_cast<const char*>(from.base);
  const uint64_t n = trimmed(text, from.bytes);
  memcpy(text_result(result, n), text, n);
}
void FORTRAN(Repeat)(Descriptor& result, const Descriptor& from, int64_t copies, const char*, int) {
  only_scalar(from);
  if (copies < 0) copies = 0;
  char* to = text_result(result, from.bytes * static_cast<uint64_t>(copies));
  for (int64_t i = 0; i < copies; ++i) memcpy(to + i * from.bytes, from.base, from.bytes);
}
void FORTRAN(Adjustl)(Descriptor& result, const Descriptor& from, const char*, int) {
  only_scalar(from);
  const char* text = static_cast<const char*>(from.base);
  uint64_t blanks = 0;
  while (blanks < from.bytes && text[blanks] == ' ') ++blanks;
  char* to = text_result(result, from.bytes);
  memcpy(to, text + blanks, from.bytes - blanks);
  memset(to + from.bytes - blanks, ' ', blanks);
}
void FORTRAN(Adjustr)(Descriptor& result, const Descriptor& from, const char*, int) {
  only_scalar(from);
  const char* text = static_cast<const char*>(from.base);
  const uint64_t n = trimmed(text, from.bytes);
  char* to = text_result(result, from.bytes);
  memset(to, ' ', from.bytes - n);
  memcpy(to + from.bytes - n, text, n);
}
size_t FORTRAN(Index1)(const char* text, size_t n, const char* part, size_t m, bool back) {
  if (m > n) return 0;
  for (size_t i = 0; i <= n - m; ++i) {
    const size_t at = back ? n - m - i : i;
    size_t k = 0;
    while (k < m && text[at + k] == part[k]) ++k;
    if (k == m) return at + 1;
  }
  return 0;
}
static size_t find_in_set(const char* text, size_t n, const char* set, size_t m, bool back, bool wanted) {
  for (size_t i = 0; i < n; ++i) {
    const size_t at = back ? n - 1 - i : i;
    bool found = false;
    for (size_t k = 0; k < m; ++k) found |= text[at] == set[k];
    if (found == wanted) return at + 1;
  }
  return 0;
}
size_t FORTRAN(Scan1)(const char* text, size_t n, const char* set, size_t m, bool back) {
  return find_in_set(text, n, set, m, back, true);
}
size_t FORTRAN(Verify1)(const char* text, size_t n, const char* set, size_t m, bool back) {
  return find_in_set(text, n, set, m, back, false);
}
}
