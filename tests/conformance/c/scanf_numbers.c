#include <stdio.h>

int main(void)
{
    int a, b, n;
    unsigned x;
    long l;
    double d;
    float f;
    char word[40], c;
    n = scanf("%d %i %x", &a, &b, &x);
    printf("%d: %d %d %u\n", n, a, b, x);
    n = scanf("%ld%lf%f", &l, &d, &f);
    printf("%d: %ld %g %g\n", n, l, d, f);
    n = scanf("%19s %c", word, &c);
    printf("%d: %s %c\n", n, word, c);
    n = scanf("%3d%d", &a, &b);
    printf("%d: %d %d\n", n, a, b);
    n = scanf(" %[a-z]-%*d-%[^\n]", word, word + 10);
    printf("%d: %s %s\n", n, word, word + 10);
    n = scanf("%d,%d", &a, &b);
    printf("%d: %d\n", n, a);
    n = scanf("%d", &a);
    printf("%d\n", n);
    scanf("%s", word);
    printf("%s\n", word);
    int used = -1;
    n = scanf("%d%n", &a, &used);
    printf("%d %d %d\n", n, a, used);
    n = scanf("%d", &a);
    printf("%d %d\n", n, n == EOF);
    return 0;
}
