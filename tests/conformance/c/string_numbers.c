#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    const char *inputs[] = {"42", "  -17abc", "0x1F", "077", "z", "", "+9", "99999999999999999999", "-99999999999999999999", "0b101", "1e3", " 12 34"};
    for (int i = 0; i < 12; i++) {
        char *end;
        errno = 0;
        long l = strtol(inputs[i], &end, 0);
        printf("'%s' %ld %ld %d;", inputs[i], l, (long)(end - inputs[i]), errno == ERANGE);
        errno = 0;
        unsigned long long u = strtoull(inputs[i], &end, 10);
        printf(" %llu %ld %d;", u, (long)(end - inputs[i]), errno == ERANGE);
        printf(" %ld %ld;", strtol(inputs[i], NULL, 16), strtol(inputs[i], NULL, 36));
        if (i < 7) printf(" %d %ld", atoi(inputs[i]), atol(inputs[i]));
        printf("\n");
    }
    const char *reals[] = {"3.25", "-1e-3x", ".5", "1e400", "inf", "-nan", "0x1.8p3", "abc", "  7."};
    for (int i = 0; i < 9; i++) {
        char *end;
        double d = strtod(reals[i], &end);
        printf("%g %ld %g %Lg\n", d, (long)(end - reals[i]), (double)strtof(reals[i], NULL), strtold(reals[i], NULL));
    }
    printf("%g\n", atof("2.5e2"));
    return 0;
}
