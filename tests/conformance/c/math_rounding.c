#include <math.h>
#include <stdio.h>

int main(void)
{
    double values[] = {-2.5, -1.5, -0.5, -0.2, 0.2, 0.5, 1.5, 2.5, 1e15 + 0.5};
    for (int i = 0; i < 9; i++) {
        double x = values[i];
        printf("%g: %g %g %g %g %g %g", x, floor(x), ceil(x), trunc(x), round(x), rint(x), nearbyint(x));
        printf(" %ld %lld %ld %lld\n", lround(x), llround(x), lrint(x), llrint(x));
        printf("   %g %g %g %g\n", (double)floorf((float)x), (double)ceilf((float)x), (double)truncf((float)x), (double)roundf((float)x));
    }
    return 0;
}
