#include <float.h>
#include <inttypes.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

int main(void)
{
    printf("%d %d %d %d\n", CHAR_BIT, SCHAR_MIN, SCHAR_MAX, UCHAR_MAX);
    printf("%d %d %d %d\n", SHRT_MIN, USHRT_MAX, INT_MIN, CHAR_MIN);
    printf("%ld %lu %lld %llu\n", LONG_MIN, ULONG_MAX, LLONG_MAX, ULLONG_MAX);
    printf("%zu %td %" PRIdPTR "\n", SIZE_MAX, PTRDIFF_MIN, INTPTR_MAX);
    printf("%zu %zu %zu %zu %zu %zu\n", sizeof(char), sizeof(short), sizeof(int), sizeof(long), sizeof(void *), sizeof(wchar_t));
    printf("%zu %zu %zu %zu\n", sizeof(float), sizeof(double), sizeof(long double), sizeof(max_align_t));
    printf("%g %g %d %d\n", FLT_MAX, DBL_MIN, DBL_DIG, LDBL_MANT_DIG);
    printf("%zu %zu %zu\n", _Alignof(double), _Alignof(long double), _Alignof(char[7]));
    printf("%" PRId8 " %" PRIu16 " %" PRIx32 " %" PRIi64 "\n", INT8_MIN, UINT16_MAX, UINT32_C(0xdead), INT64_C(-5));
    printf("%d %d\n", (int)sizeof(int_fast16_t), (int)sizeof(int_least8_t));
    intmax_t m = strtoimax("-123", NULL, 10);
    imaxdiv_t d = imaxdiv(m, 10);
    printf("%jd %jd %jd\n", imaxabs(m), d.quot, d.rem);
    return 0;
}
