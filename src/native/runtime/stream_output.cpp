// Formatted output to std::ostream, instead of libstdc++'s by way of facets: it leaves the stream alone
// unless a width was set, so that threads which print do not get in each other's way. A stream with a locale
// of the program's own asks the facets.
#include <stdio.h>
#include <string.h>

#include <locale>
#include <ostream>

namespace {

using std::ios_base;
using std::ostream;
using std::streamsize;

// `body` writes to the stream's buffer and returns false if it cannot.
template <typename Body>
ostream& guarded(ostream& out, Body body) {
  const ostream::sentry ready(out);
  if (!ready) return out;
  try {
    if (!body()) out.setstate(ios_base::badbit);
  } catch (...) {
    out._M_setstate(ios_base::badbit);
  }
  return out;
}

bool write(ostream& out, const char* text, streamsize size) {
  return out.rdbuf()->sputn(text, size) == size;
}

bool fill(ostream& out, streamsize count) {
  char some[64];
  memset(some, out.fill(), sizeof some);
  for (; count > 0; count -= static_cast<streamsize>(sizeof some))
    if (!write(out, some,
               count < static_cast<streamsize>(sizeof some) ? count : static_cast<streamsize>(sizeof some)))
      return false;
  return true;
}

// `split`: characters after which the fill goes if it is internal.
ostream& put_padded(ostream& out, const char* text, streamsize size, streamsize split) {
  return guarded(out, [&] {
    const streamsize width = out.width();
    if (width == 0) return write(out, text, size);
    out.width(0);
    if (width <= size) return write(out, text, size);
    const auto adjust = out.flags() & ios_base::adjustfield;
    const streamsize before = adjust == ios_base::left ? size : adjust == ios_base::internal ? split : 0;
    return write(out, text, before) && fill(out, width - size) && write(out, text + before, size - before);
  });
}

// Of a number: its sign, or 0x.
streamsize split_of(const char* text, streamsize size) {
  if (text[0] == '-' || text[0] == '+') return 1;
  return size > 1 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X') ? 2 : 0;
}

bool plain(const ostream& out) {
  return out._M_getloc() == std::locale::classic();
}

template <typename T>
ostream& put_by_facet(ostream& out, T value) {
  return guarded(out, [&] {
    const auto& facet = std::use_facet<std::num_put<char>>(out._M_getloc());
    return !facet.put(std::ostreambuf_iterator<char>(out), out, out.fill(), value).failed();
  });
}

ostream& put_digits(ostream& out, unsigned long magnitude, const char* sign, ios_base::fmtflags flags) {
  char text[32];
  char* at = text + sizeof text;
  const auto base = flags & ios_base::basefield;
  const unsigned radix = base == ios_base::hex ? 16 : base == ios_base::oct ? 8 : 10;
  const char* digits = flags & ios_base::uppercase ? "0123456789ABCDEF" : "0123456789abcdef";
  const bool zero = magnitude == 0;
  do {
    *--at = digits[magnitude % radix];
    magnitude /= radix;
  } while (magnitude != 0);
  if ((flags & ios_base::showbase) && !zero && radix != 10) {
    if (radix == 16) *--at = flags & ios_base::uppercase ? 'X' : 'x';
    *--at = '0';
  }
  if (*sign != 0) *--at = *sign;
  const streamsize size = text + sizeof text - at;
  return put_padded(out, at, size, split_of(at, size));
}

ostream& put_signed(ostream& out, long value) {
  if (!plain(out)) return put_by_facet(out, value);
  const auto base = out.flags() & ios_base::basefield;
  if (base == ios_base::hex || base == ios_base::oct)
    return put_digits(out, static_cast<unsigned long>(value), "", out.flags());
  const auto magnitude = value < 0 ? -static_cast<unsigned long>(value) : static_cast<unsigned long>(value);
  return put_digits(out, magnitude,
                    value < 0                         ? "-"
                    : out.flags() & ios_base::showpos ? "+"
                                                      : "",
                    out.flags());
}

ostream& put_unsigned(ostream& out, unsigned long value) {
  return plain(out) ? put_digits(out, value, "", out.flags()) : put_by_facet(out, value);
}

// `length`: of the type, as printf wants it; 0: none.
template <typename T>
ostream& put_real(ostream& out, T value, char length) {
  if (!plain(out)) return put_by_facet(out, value);
  char format[16];
  std::__num_base::_S_format_float(out, format, length);
  const bool precise = (out.flags() & ios_base::floatfield) != ios_base::floatfield;
  const int precision = out.precision() < 0 ? 6 : static_cast<int>(out.precision());
  char few[64];
  auto print = [&](char* to, size_t room) {
    return precise ? snprintf(to, room, format, precision, value) : snprintf(to, room, format, value);
  };
  const int size = print(few, sizeof few);
  if (size < static_cast<int>(sizeof few)) return put_padded(out, few, size, split_of(few, size));
  std::string many(static_cast<size_t>(size) + 1, 0);
  print(many.data(), many.size());
  return put_padded(out, many.data(), size, split_of(many.data(), size));
}

}  // namespace

// The names under which libstdc++'s headers look for them: ostream::_M_insert<T> and __ostream_insert<char>.

ostream& insert(ostream& out, long value) asm("_ZNSo9_M_insertIlEERSoT_");
ostream& insert(ostream& out, unsigned long value) asm("_ZNSo9_M_insertImEERSoT_");
ostream& insert(ostream& out, long long value) asm("_ZNSo9_M_insertIxEERSoT_");
ostream& insert(ostream& out, unsigned long long value) asm("_ZNSo9_M_insertIyEERSoT_");
ostream& insert(ostream& out, bool value) asm("_ZNSo9_M_insertIbEERSoT_");
ostream& insert(ostream& out, double value) asm("_ZNSo9_M_insertIdEERSoT_");
ostream& insert(ostream& out, long double value) asm("_ZNSo9_M_insertIeEERSoT_");
ostream& insert(ostream& out, const void* value) asm("_ZNSo9_M_insertIPKvEERSoT_");
ostream& insert(ostream& out, const char* text, streamsize size) asm(
    "_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l");

ostream& insert(ostream& out, long value) {
  return put_signed(out, value);
}
ostream& insert(ostream& out, unsigned long value) {
  return put_unsigned(out, value);
}
ostream& insert(ostream& out, long long value) {
  return put_signed(out, value);
}
ostream& insert(ostream& out, unsigned long long value) {
  return put_unsigned(out, value);
}

ostream& insert(ostream& out, bool value) {
  if (!(out.flags() & ios_base::boolalpha)) return put_signed(out, value);
  if (!plain(out)) return put_by_facet(out, value);
  return put_padded(out, value ? "true" : "false", value ? 4 : 5, 0);
}

ostream& insert(ostream& out, double value) {
  return put_real(out, value, '\0');
}
ostream& insert(ostream& out, long double value) {
  return put_real(out, value, 'L');
}

ostream& insert(ostream& out, const void* value) {
  if (!plain(out)) return put_by_facet(out, value);
  const auto flags = out.flags() & ~(ios_base::basefield | ios_base::uppercase);
  return put_digits(out, reinterpret_cast<unsigned long>(value), "",
                    flags | ios_base::hex | ios_base::showbase);
}

ostream& insert(ostream& out, const char* text, streamsize size) {
  return put_padded(out, text, size, 0);
}
