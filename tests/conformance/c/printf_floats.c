#include <math.h>
#include <stdio.h>

int main(void)
{
    double values[] = {0, -0.0, 1, -1.5, 0.1, 123456789.123, 1e-10, 1e100, 2.5, 3.5, 0.00012345, 999999.5, INFINITY, -INFINITY, NAN};
    const char *formats[] = {"%f", "%e", "%g", "%.0f", "%.3f", "%10.2f|", "%-12.1e|", "%+g", "% .4g", "%#g", "%#.0f", "%010.3f", "%G", "%E", "%a", "%.15g", "%.17g", "%.20f", "%8.3g|"};
    for (int f = 0; f < 19; f++) {
        for (int v = 0; v < 15; v++) {
            printf(formats[f], values[v]);
            putchar(' ');
        }
        putchar('\n');
    }
    printf("%Lf %Le %Lg %.3La\n", 1.5L, 2.5e100L, 1e-5L, 3.0L);
    printf("%f %f\n", 1.0f / 3.0f, (double)16777217.0f);
    printf("%.*f %*.*f\n", 2, 3.14159, 10, 3, 2.71828);
    printf("%5.1f%%\n", 99.55);
    return 0;
}
