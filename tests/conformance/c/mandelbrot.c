#include <stdio.h>

int main(void)
{
    for (int y = -10; y <= 10; y++) {
        for (int x = -30; x <= 12; x++) {
            double cr = x / 15.0, ci = y / 8.0, r = 0, i = 0;
            int n = 0;
            while (n < 60 && r * r + i * i < 4) {
                double t = r * r - i * i + cr;
                i = 2 * r * i + ci;
                r = t;
                n++;
            }
            putchar(" .:-=+*#%@"[n == 60 ? 9 : n % 9]);
        }
        putchar('\n');
    }
    return 0;
}
