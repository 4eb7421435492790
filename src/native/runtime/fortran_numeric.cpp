// Powers, remainders, rounding, and the kinds of numbers.
#include <math.h>

#include "fortran.h"

namespace {

template <typename T, typename I>
T power(T base, I exponent) {
  using U = __typeof__(static_cast<uint64_t>(0));
  U n = exponent < 0 ? U{0} - static_cast<U>(exponent) : static_cast<U>(exponent);
  T result = 1;
  for (; n != 0; n >>= 1) {
    if (n & 1) result *= base;
    if (n > 1) base *= base;
  }
  return exponent < 0 ? 1 / result : result;
}

template <typename T>
T integer_power(T base, T exponent) {
  if (exponent < 0) {
    if (base == 0) __heddle_misuse("0 to a negative power");
    return base == 1 ? 1 : base == -1 ? (exponent & 1 ? -1 : 1) : 0;
  }
  // As two's complement: what overflows is the program's business.
  uint64_t result = 1, factor = static_cast<uint64_t>(base);
  for (uint64_t n = static_cast<uint64_t>(exponent); n != 0; n >>= 1) {
    if (n & 1) result *= factor;
    factor *= factor;
  }
  return static_cast<T>(result);
}

template <typename T>
T remainder_of(T a, T p, bool modulo) {
  if (p == 0) __heddle_misuse("mod or modulo by zero");
  if (p == -1) return 0;
  const T r = static_cast<T>(a % p);
  return modulo && r != 0 && (r < 0) != (p < 0) ? static_cast<T>(r + p) : r;
}
double remainder_of(double a, double p, bool modulo) {
  const double r = fmod(a, p);
  return modulo && r != 0 && (r < 0) != (p < 0) ? r + p : r;
}

float remainder_of(float a, float p, bool modulo) {
  return static_cast<float>(remainder_of(static_cast<double>(a), static_cast<double>(p), modulo));
}

}  // namespace

extern "C" {

float FORTRAN(FPow4i)(float x, int32_t n) {
  return power(x, n);
}
float FORTRAN(FPow4k)(float x, int64_t n) {
  return power(x, n);
}
double FORTRAN(FPow8i)(double x, int32_t n) {
  return power(x, n);
}
double FORTRAN(FPow8k)(double x, int64_t n) {
  return power(x, n);
}
// What flang calls for integers: MLIR's own names.
int8_t __mlir_math_ipowi_i8(int8_t x, int8_t n) {
  return integer_power(x, n);
}
int16_t __mlir_math_ipowi_i16(int16_t x, int16_t n) {
  return integer_power(x, n);
}
int32_t __mlir_math_ipowi_i32(int32_t x, int32_t n) {
  return integer_power(x, n);
}
int64_t __mlir_math_ipowi_i64(int64_t x, int64_t n) {
  return integer_power(x, n);
}

#define REMAINDERS(name, type)                                   \
  type FORTRAN(Mod##name)(type a, type p, const char*, int) {    \
    return static_cast<type>(remainder_of(a, p, false));         \
  }                                                              \
  type FORTRAN(Modulo##name)(type a, type p, const char*, int) { \
    return static_cast<type>(remainder_of(a, p, true));          \
  }
REMAINDERS(Integer1, int8_t)
REMAINDERS(Integer2, int16_t)
REMAINDERS(Integer4, int32_t)
REMAINDERS(Integer8, int64_t)
REMAINDERS(Real4, float)
REMAINDERS(Real8, double)

#define ROUNDINGS(real, real_kind, integer, kind)        \
  integer FORTRAN(Ceiling##real_kind##_##kind)(real x) { \
    return static_cast<integer>(ceil(x));                \
  }                                                      \
  integer FORTRAN(Floor##real_kind##_##kind)(real x) {   \
    return static_cast<integer>(floor(x));               \
  }                                                      \
  integer FORTRAN(Nint##real_kind##_##kind)(real x) {    \
    return static_cast<integer>(round(x));               \
  }
ROUNDINGS(float, 4, int8_t, 1)
ROUNDINGS(float, 4, int16_t, 2)
ROUNDINGS(float, 4, int32_t, 4)
ROUNDINGS(float, 4, int64_t, 8)
ROUNDINGS(double, 8, int8_t, 1)
ROUNDINGS(double, 8, int16_t, 2)
ROUNDINGS(double, 8, int32_t, 4)
ROUNDINGS(double, 8, int64_t, 8)

int32_t FORTRAN(Exponent4_4)(float x) {
  int e = 0;
  frexpf(x, &e);
  return e;
}
int32_t FORTRAN(Exponent8_4)(double x) {
  int e = 0;
  frexp(x, &e);
  return e;
}
float FORTRAN(Fraction4)(float x) {
  int e = 0;
  return frexpf(x, &e);
}
double FORTRAN(Fraction8)(double x) {
  int e = 0;
  return frexp(x, &e);
}
float FORTRAN(Nearest4)(float x, bool up) {
  return nextafterf(x, up ? INFINITY : -INFINITY);
}
double FORTRAN(Nearest8)(double x, bool up) {
  return nextafter(x, up ? INFINITY : -INFINITY);
}
float FORTRAN(Scale4)(float x, int64_t n) {
  return ldexpf(x, static_cast<int>(n));
}
double FORTRAN(Scale8)(double x, int64_t n) {
  return ldexp(x, static_cast<int>(n));
}
float FORTRAN(Spacing4)(float x) {
  x = fabsf(x);
  return x == 0 ? 1.17549435e-38f : nextafterf(x, INFINITY) - x;
}
double FORTRAN(Spacing8)(double x) {
  x = fabs(x);
  return x == 0 ? 2.2250738585072014e-308 : nextafter(x, INFINITY) - x;
}
bool FORTRAN(IsNaN4)(float x) {
  return x != x;
}
bool FORTRAN(IsNaN8)(double x) {
  return x != x;
}
int32_t FORTRAN(SelectedIntKind)(const char*, int, void* range, int kind) {
  const int64_t r = fortran::integer_at(static_cast<const char*>(range), static_cast<uint64_t>(kind));
  return r <= 2 ? 1 : r <= 4 ? 2 : r <= 9 ? 4 : r <= 18 ? 8 : r <= 38 ? 16 : -1;
}
}
