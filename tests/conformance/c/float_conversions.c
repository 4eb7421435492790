#include <stdint.h>
#include <stdio.h>

int main(void)
{
    double values[] = {0, 0.9, -0.9, 1.5, -1.5, 255.99, 1e6, -1e6, 2147483647.0};
    for (int i = 0; i < 9; i++) {
        volatile double d = values[i];
        printf("%d %ld %lld %.9g\n", (int)d, (long)d, (long long)d, (float)d);
        if (d > -1 && d < 256) printf(" %u %d\n", (unsigned char)d, (short)d);
    }
    volatile uint64_t big = 18446744073709551615u;
    volatile int64_t low = INT64_MIN;
    printf("%.1f %.1f %.9g %.9g\n", (double)big, (double)low, (float)big, (float)low);
    volatile double h = 1.8e19;
    printf("%llu\n", (unsigned long long)h);
    printf("%d %d\n", (int)3.99f, (int)-3.99f);
    volatile long n = 9007199254740993;
    printf("%.1f %ld\n", (double)n, (long)(double)n);
    volatile unsigned u = 4294967295u;
    printf("%.1f %.1f\n", (double)u, (float)u);
    printf("%d\n", (int)(char)65.7);
    return 0;
}
