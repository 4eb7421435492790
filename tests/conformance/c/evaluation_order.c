// Sequence points: comma, &&, ||, ?:, full expressions, initialisers of separate declarators.
#include <stdio.h>

static int trace[32], n;
static int t(int v) { trace[n++] = v; return v; }
static void show(void)
{
    for (int i = 0; i < n; i++) printf("%d ", trace[i]);
    printf("\n");
    n = 0;
}

int main(void)
{
    int r = (t(1), t(2), t(3));
    show();
    r = t(0) && t(4);
    r += t(5) || t(6);
    r += t(0) ? t(7) : t(8);
    show();
    int a = t(9), b = t(10) + a;
    for (int i = t(0); t(i) < 2; t(++i)) r += i;
    show();
    int i = 0, v[4] = {0};
    v[i++] = 5;
    v[i] = i++ ? 1 : 2;
    printf("%d %d %d %d %d %d\n", r, a, b, i, v[0], v[1]);
    int x = 3;
    x += x++ * 0 + 2;
    printf("%d\n", x);
    while (t(n) < 3 && t(1)) ;
    show();
    return 0;
}
