/* What the programs of csmith include: arithmetic without undefined behaviour, and a checksum over the
   globals. Our own, so that no package of headers is needed: both the native and the checked program use it,
   and only their agreement counts. */
#pragma once
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define SIGNED(T, MIN, MAX)                                                   \
  static T safe_unary_minus_func_##T##_s(T a) {                               \
    return a == MIN ? a : (T)-a;                                              \
  }                                                                           \
  static T safe_add_func_##T##_s_s(T a, T b) {                                \
    return (b > 0 && a > MAX - b) || (b < 0 && a < MIN - b) ? a : (T)(a + b); \
  }                                                                           \
  static T safe_sub_func_##T##_s_s(T a, T b) {                                \
    return (b < 0 && a > MAX + b) || (b > 0 && a < MIN + b) ? a : (T)(a - b); \
  }                                                                           \
  static T safe_mul_func_##T##_s_s(T a, T b) {                                \
    T product;                                                                \
    return __builtin_mul_overflow(a, b, &product) ? a : product;              \
  }                                                                           \
  static T safe_div_func_##T##_s_s(T a, T b) {                                \
    return b == 0 || (a == MIN && b == -1) ? a : (T)(a / b);                  \
  }                                                                           \
  static T safe_mod_func_##T##_s_s(T a, T b) {                                \
    return b == 0 || (a == MIN && b == -1) ? a : (T)(a % b);                  \
  }                                                                           \
  static T safe_lshift_func_##T##_s_s(T a, int b) {                           \
    return a < 0 || b < 0 || b >= 32 || a > (MAX >> b) ? a : (T)(a << b);     \
  }                                                                           \
  static T safe_lshift_func_##T##_s_u(T a, unsigned b) {                      \
    return a < 0 || b >= 32 || a > (MAX >> b) ? a : (T)(a << b);              \
  }                                                                           \
  static T safe_rshift_func_##T##_s_s(T a, int b) {                           \
    return a < 0 || b < 0 || b >= 32 ? a : (T)(a >> b);                       \
  }                                                                           \
  static T safe_rshift_func_##T##_s_u(T a, unsigned b) {                      \
    return a < 0 || b >= 32 ? a : (T)(a >> b);                                \
  }
#define UNSIGNED(T, MAX)                                         \
  static T safe_unary_minus_func_##T##_u(T a) {                  \
    return (T)-a;                                                \
  }                                                              \
  static T safe_add_func_##T##_u_u(T a, T b) {                   \
    return (T)(a + b);                                           \
  }                                                              \
  static T safe_sub_func_##T##_u_u(T a, T b) {                   \
    return (T)(a - b);                                           \
  }                                                              \
  static T safe_mul_func_##T##_u_u(T a, T b) {                   \
    return (T)((unsigned long long)a * (unsigned long long)b);   \
  }                                                              \
  static T safe_div_func_##T##_u_u(T a, T b) {                   \
    return b == 0 ? a : (T)(a / b);                              \
  }                                                              \
  static T safe_mod_func_##T##_u_u(T a, T b) {                   \
    return b == 0 ? a : (T)(a % b);                              \
  }                                                              \
  static T safe_lshift_func_##T##_u_s(T a, int b) {              \
    return b < 0 || b >= 32 || a > (MAX >> b) ? a : (T)(a << b); \
  }                                                              \
  static T safe_lshift_func_##T##_u_u(T a, unsigned b) {         \
    return b >= 32 || a > (MAX >> b) ? a : (T)(a << b);          \
  }                                                              \
  static T safe_rshift_func_##T##_u_s(T a, int b) {              \
    return b < 0 || b >= 32 ? a : (T)(a >> b);                   \
  }                                                              \
  static T safe_rshift_func_##T##_u_u(T a, unsigned b) {         \
    return b >= 32 ? a : (T)(a >> b);                            \
  }
SIGNED(int8_t, INT8_MIN, INT8_MAX)
SIGNED(int16_t, INT16_MIN, INT16_MAX)
SIGNED(int32_t, INT32_MIN, INT32_MAX)
SIGNED(int64_t, INT64_MIN, INT64_MAX)
UNSIGNED(uint8_t, UINT8_MAX)
UNSIGNED(uint16_t, UINT16_MAX)
UNSIGNED(uint32_t, UINT32_MAX)
UNSIGNED(uint64_t, UINT64_MAX)

#define FLOATING(T, S, ABS)                                    \
  static T safe_add_func_##T##_f_f(T a, T b) {                 \
    return ABS(0.5 * a + 0.5 * b) > 0.5 * S##_MAX ? a : a + b; \
  }                                                            \
  static T safe_sub_func_##T##_f_f(T a, T b) {                 \
    return ABS(0.5 * a - 0.5 * b) > 0.5 * S##_MAX ? a : a - b; \
  }                                                            \
  static T safe_mul_func_##T##_f_f(T a, T b) {                 \
    return ABS(1e-10 * a * b) > 1e20 ? a : a * b;              \
  }                                                            \
  static T safe_div_func_##T##_f_f(T a, T b) {                 \
    return ABS(b) < 1e-10 ? a : a / b;                         \
  }                                                            \
  static int32_t safe_convert_func_##T##_to_int32_t(T a) {     \
    return ABS(a) < 2e9 ? (int32_t)a : INT32_MAX;              \
  }
#include <float.h>
#define FLOAT_MAX FLT_MAX
#define DOUBLE_MAX DBL_MAX
FLOATING(float, FLOAT, fabsf)
FLOATING(double, DOUBLE, fabs)

static uint32_t crc32_table[256];
static uint32_t crc32_context = 0xffffffffu;
static void crc32_gentab(void) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t crc = i;
    for (int bit = 0; bit < 8; bit++) crc = crc & 1 ? crc >> 1 ^ 0xedb88320u : crc >> 1;
    crc32_table[i] = crc;
  }
}
static void crc32_byte(uint8_t b) {
  crc32_context = crc32_context >> 8 ^ crc32_table[(crc32_context ^ b) & 0xff];
}
static void transparent_crc(uint64_t value, const char* name, int print) {
  for (int i = 0; i < 8; i++) crc32_byte((uint8_t)(value >> 8 * i));
  if (print) printf("...checksum after hashing %s : %X\n", name, crc32_context ^ 0xffffffffu);
}
static void transparent_crc_bytes(const void* from, int bytes, const char* name, int print) {
  for (int i = 0; i < bytes; i++) crc32_byte(((const uint8_t*)from)[i]);
  if (print) printf("...checksum after hashing %s : %X\n", name, crc32_context ^ 0xffffffffu);
}
static void platform_main_begin(void) {}
static void platform_main_end(uint32_t crc, int print) {
  (void)print;
  printf("checksum = %X\n", crc);
}
