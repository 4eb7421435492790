// GNU extensions: statement expressions, conditionals without a middle, case ranges, nested functions' absence.
#include <stdio.h>

#define MAX(a, b) ({ __typeof__(a) x_ = (a); __typeof__(b) y_ = (b); x_ > y_ ? x_ : y_; })
static int calls;
static int f(void) { return ++calls; }

int main(void)
{
    printf("%d %g\n", MAX(f(), f()), MAX(1.5, 1));
    printf("%d\n", f() ?: 99);
    printf("%d\n", (calls - 3) ?: 77);
    int v = ({ int s = 0; for (int i = 0; i < 5; i++) s += i; s; });
    printf("%d\n", v);
    char grade(int n) ;
    for (int n = 0; n < 120; n += 20) printf("%c", grade(n));
    printf("\n");
    if (v > 5) goto out;
    printf("not here\n");
out:
    printf("%d\n", __builtin_expect(v, 10) == 10);
    printf("%d %d\n", __builtin_constant_p(3), __builtin_types_compatible_p(int, long));
    printf("%s %d\n", __func__, __LINE__ > 0);
    static const int lookup[] = {[0 ... 3] = 1, [4 ... 6] = 2};
    for (int i = 0; i < 7; i++) printf("%d", lookup[i]);
    printf("\n");
    return 0;
}
char grade(int n)
{
    switch (n) {
    case 0 ... 39: return 'F';
    case 40 ... 79: return 'C';
    case 80 ... 100: return 'A';
    }
    return '?';
}
