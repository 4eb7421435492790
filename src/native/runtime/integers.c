// stdlib.h, inttypes.h, strings.h: integer arithmetic. Division by zero and overflow fail as they do in the
// program.
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdlib.h>
#include <strings.h>

int abs(int x) {
  return x < 0 ? -x : x;
}
long labs(long x) {
  return x < 0 ? -x : x;
}
long long llabs(long long x) {
  return x < 0 ? -x : x;
}
intmax_t imaxabs(intmax_t x) {
  return x < 0 ? -x : x;
}

div_t div(int a, int b) {
  return (div_t){a / b, a % b};
}
ldiv_t ldiv(long a, long b) {
  return (ldiv_t){a / b, a % b};
}
lldiv_t lldiv(long long a, long long b) {
  return (lldiv_t){a / b, a % b};
}
imaxdiv_t imaxdiv(intmax_t a, intmax_t b) {
  return (imaxdiv_t){a / b, a % b};
}

int ffsll(long long x) {
  int bit = 1;
  if (x == 0) return 0;
  while ((x & 1) == 0) {
    x = (long long)((unsigned long long)x >> 1);
    ++bit;
  }
  return bit;
}
int ffsl(long x) {
  return ffsll(x);
}
int ffs(int x) {
  return ffsll((unsigned)x);
}
