// Reading and writing floating point numbers back and forth.
#include <float.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    double values[] = {0.1, 1e23, 5e-324, 1.7976931348623157e308, 123456789.987654321, 2.2250738585072014e-308, -1e-7};
    for (int i = 0; i < 7; i++) {
        char text[64];
        int exact = 0;
        for (int digits = 1; digits <= 17 && !exact; digits++) {
            snprintf(text, sizeof text, "%.*g", digits, values[i]);
            exact = strtod(text, NULL) == values[i];
        }
        printf("%s %d\n", text, exact);
        snprintf(text, sizeof text, "%a", values[i]);
        printf("%s %d\n", text, strtod(text, NULL) == values[i]);
    }
    float f = 0.1f;
    char text[32];
    snprintf(text, sizeof text, "%.9g", (double)f);
    printf("%s %d %d\n", text, strtof(text, NULL) == f, strtod(text, NULL) == f);
    printf("%.0f %.0f %.0f %.0f\n", 0.5, 1.5, 2.5, 3.5);
    printf("%.2f %.1f %.3e\n", 2.675, 0.25, 12345.5);
    printf("%s\n", strcmp("1e+06", (snprintf(text, 32, "%g", 1e6), text)) == 0 ? "same" : text);
    return 0;
}
