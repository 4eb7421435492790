// wchar.h and wctype.h: strings of wide characters; classes and case of those in ASCII (C locale).
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

size_t wcslen(const wchar_t* s) {
  size_t n = 0;
  while (s[n] != 0) ++n;
  return n;
}
size_t wcsnlen(const wchar_t* s, size_t most) {
  size_t n = 0;
  while (n < most && s[n] != 0) ++n;
  return n;
}
wchar_t* wmemcpy(wchar_t* restrict to, const wchar_t* restrict from, size_t n) {
  return memcpy(to, from, n * sizeof *to);
}
wchar_t* wmemmove(wchar_t* to, const wchar_t* from, size_t n) {
  return memmove(to, from, n * sizeof *to);
}
wchar_t* wmemset(wchar_t* to, wchar_t c, size_t n) {
  for (size_t i = 0; i < n; ++i) to[i] = c;
  return to;
}
int wmemcmp(const wchar_t* a, const wchar_t* b, size_t n) {
  for (size_t i = 0; i < n; ++i)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}
wchar_t* wmemchr(const wchar_t* s, wchar_t c, size_t n) {
  for (size_t i = 0; i < n; ++i)
    if (s[i] == c) return (wchar_t*)s + i;
  return NULL;
}

wchar_t* wcscpy(wchar_t* restrict to, const wchar_t* restrict from) {
  return wmemcpy(to, from, wcslen(from) + 1);
}
wchar_t* wcsncpy(wchar_t* restrict to, const wchar_t* restrict from, size_t n) {
  const size_t length = wcsnlen(from, n);
  wmemcpy(to, from, length);
  wmemset(to + length, 0, n - length);
  return to;
}
wchar_t* wcscat(wchar_t* restrict to, const wchar_t* restrict from) {
  wcscpy(to + wcslen(to), from);
  return to;
}
wchar_t* wcsncat(wchar_t* restrict to, const wchar_t* restrict from, size_t n) {
  wchar_t* end = to + wcslen(to);
  const size_t length = wcsnlen(from, n);
  wmemcpy(end, from, length);
  end[length] = 0;
  return to;
}
wchar_t* wcsdup(const wchar_t* s) {
  const size_t n = wcslen(s) + 1;
  return wmemcpy(malloc(n * sizeof *s), s, n);
}
int wcsncmp(const wchar_t* a, const wchar_t* b, size_t n) {
  for (size_t i = 0; i < n; ++i) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    if (a[i] == 0) break;
  }
  return 0;
}
int wcscmp(const wchar_t* a, const wchar_t* b) {
  return wcsncmp(a, b, (size_t)-1);
}
wchar_t* wcschr(const wchar_t* s, wchar_t c) {
  return wmemchr(s, c, wcslen(s) + 1);
}
wchar_t* wcsrchr(const wchar_t* s, wchar_t c) {
  for (size_t n = wcslen(s) + 1; n > 0; --n)
    if (s[n - 1] == c) return (wchar_t*)s + n - 1;
  return NULL;
}
wchar_t* wcsstr(const wchar_t* text, const wchar_t* part) {
  const size_t n = wcslen(part);
  for (;; ++text) {
    if (wcsncmp(text, part, n) == 0) return (wchar_t*)text;
    if (*text == 0) return NULL;
  }
}

#define CLASS(name)                        \
  int isw##name(wint_t c) {                \
    return c < 128 ? is##name((int)c) : 0; \
  }
CLASS(alnum)
CLASS(alpha)
CLASS(blank)
CLASS(cntrl)
CLASS(digit)
CLASS(graph)
CLASS(lower)
CLASS(print)
CLASS(punct)
CLASS(space)
CLASS(upper)
CLASS(xdigit)
wint_t towlower(wint_t c) {
  return c < 128 ? (wint_t)tolower((int)c) : c;
}
wint_t towupper(wint_t c) {
  return c < 128 ? (wint_t)toupper((int)c) : c;
}
