// heddle: check
// expect: inconclusive llvm\.x86
// An operation of one processor only.
#include <emmintrin.h>

int main(void)
{
    volatile int n = 3;
    __m128i v = _mm_slli_epi32(_mm_set1_epi32(n), n);
    return _mm_cvtsi128_si32(v) != 24;
}
