// SSE2 through the headers: what clang turns into plain vector IR.
#include <emmintrin.h>
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    int32_t v[4];
    __m128i a = _mm_set_epi32(4, 3, 2, 1), b = _mm_set1_epi32(10);
    _mm_storeu_si128((__m128i *)v, _mm_add_epi32(a, b));
    printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]);
    _mm_storeu_si128((__m128i *)v, _mm_xor_si128(_mm_sub_epi32(a, b), b));
    printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]);
    _mm_storeu_si128((__m128i *)v, _mm_shuffle_epi32(a, _MM_SHUFFLE(0, 1, 2, 3)));
    printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]);
    _mm_storeu_si128((__m128i *)v, _mm_cmpgt_epi32(a, _mm_set1_epi32(2)));
    printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]);
    float f[4];
    _mm_storeu_ps(f, _mm_mul_ps(_mm_set_ps(4, 3, 2, 1), _mm_set1_ps(0.5f)));
    printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
    double d[2];
    _mm_storeu_pd(d, _mm_sub_pd(_mm_set_pd(2, 1), _mm_setr_pd(0.25, 0.5)));
    printf("%g %g\n", d[0], d[1]);
    printf("%d %d\n", _mm_cvtsi128_si32(a), _mm_extract_epi16(a, 2));
    return 0;
}
