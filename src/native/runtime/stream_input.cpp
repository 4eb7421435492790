// Formatted input of text from std::istream: the functions that libstdc++ has for char in the library.
#include <errno.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>

#include <istream>
#include <limits>
#include <locale>
#include <string>

namespace {

using std::ios_base;
using std::istream;
using std::streamsize;
using Traits = std::char_traits<char>;

constexpr int kEof = Traits::eof();
constexpr streamsize kMost = std::numeric_limits<streamsize>::max();

// Calls `body`, which returns the bits to be set, with the stream's buffer.
template <typename Body>
istream& guarded(istream& in, bool keep_space, Body body) {
  const istream::sentry ready(in, keep_space);
  if (!ready) return in;
  ios_base::iostate bits = ios_base::goodbit;
  try {
    bits = body(*in.rdbuf());
  } catch (...) {
    in._M_setstate(ios_base::badbit);
  }
  if (bits != ios_base::goodbit) in.setstate(bits);
  return in;
}

// Characters up to white space, or `most`; each goes to `take`.
template <typename Take>
ios_base::iostate read_word(istream& in, std::streambuf& from, streamsize most, Take take) {
  const auto& ctype = std::use_facet<std::ctype<char>>(in.getloc());
  streamsize count = 0;
  int c = from.sgetc();
  for (; count < most && c != kEof && !ctype.is(std::ctype_base::space, Traits::to_char_type(c));
       c = from.snextc()) {
    take(Traits::to_char_type(c));
    ++count;
  }
  ios_base::iostate bits = count == 0 ? ios_base::failbit : ios_base::goodbit;
  if (count < most && c == kEof) bits |= ios_base::eofbit;
  in.width(0);
  return bits;
}

template <typename T>
void convert(const char* text, T& value, ios_base::iostate& bits, T (*parse)(const char*, char**)) {
  char* end;
  value = parse(text, &end);
  if (end == text || *end != 0) {
    value = 0;
    bits = ios_base::failbit;
  } else if (isinf(value)) {
    value = value > 0 ? std::numeric_limits<T>::max() : -std::numeric_limits<T>::max();
    bits = ios_base::failbit;
  }
}

}  // namespace

namespace std {

template <>
istream& operator>>(istream& in, string& text) {
  return guarded(in, false, [&](streambuf& from) {
    text.erase();
    const streamsize width = in.width();
    return read_word(in, from, width > 0 ? width : kMost, [&](char c) { text.push_back(c); });
  });
}

void __istream_extract(istream& in, char* text, streamsize room) {
  guarded(in, false, [&](streambuf& from) {
    const streamsize width = in.width();
    if (width > 0 && width < room) room = width;
    const ios_base::iostate bits = read_word(in, from, room - 1, [&](char c) { *text++ = c; });
    *text = 0;
    return bits;
  });
}

template <>
istream& getline(istream& in, string& text, char end) {
  return guarded(in, true, [&](streambuf& from) {
    text.erase();
    bool any = false;
    for (int c; (c = from.sbumpc()) != kEof; any = true) {
      if (Traits::to_char_type(c) == end) return ios_base::goodbit;
      text.push_back(Traits::to_char_type(c));
    }
    return any ? ios_base::eofbit : ios_base::eofbit | ios_base::failbit;
  });
}

template <>
istream& istream::getline(char* text, streamsize room, char end) {
  _M_gcount = 0;
  if (room > 0) *text = 0;
  return guarded(*this, true, [&](streambuf& from) {
    ios_base::iostate bits = ios_base::goodbit;
    int c = from.sgetc();
    for (; _M_gcount + 1 < room && c != kEof && Traits::to_char_type(c) != end; c = from.snextc()) {
      *text++ = Traits::to_char_type(c);
      ++_M_gcount;
    }
    if (c == kEof) {
      bits |= ios_base::eofbit;
    } else if (Traits::to_char_type(c) == end) {
      ++_M_gcount;
      from.sbumpc();
    } else {
      bits |= ios_base::failbit;
    }
    if (room > 0) *text = 0;
    return _M_gcount == 0 ? bits | ios_base::failbit : bits;
  });
}

template <>
istream& istream::ignore(streamsize count, int end) {
  _M_gcount = 0;
  return guarded(*this, true, [&](streambuf& from) {
    while (count == kMost || _M_gcount < count) {
      const int c = from.sbumpc();
      if (c == kEof) return ios_base::eofbit;
      if (_M_gcount < kMost) ++_M_gcount;
      if (c == end) break;
    }
    return ios_base::goodbit;
  });
}

template <>
istream& istream::ignore(streamsize count) {
  return ignore(count, kEof);
}

// --- numbers, once their characters have been gathered ---

template <>
void __convert_to_v(const char* text, float& value, ios_base::iostate& bits, const __c_locale&) noexcept {
  convert(text, value, bits, strtof);
}
template <>
void __convert_to_v(const char* text, double& value, ios_base::iostate& bits, const __c_locale&) noexcept {
  convert(text, value, bits, strtod);
}
template <>
void __convert_to_v(const char* text, long double& value, ios_base::iostate& bits,
                    const __c_locale&) noexcept {
  convert(text, value, bits, strtold);
}

}  // namespace std
