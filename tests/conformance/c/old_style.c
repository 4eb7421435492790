// cflags: -std=gnu89
/* Function definitions as they were before prototypes. */
#include <stdio.h>

int add(a, b)
int a, b;
{
    return a + b;
}
double scale(x, by)
float x;
double by;
{
    return x * by;
}
char *pick(which, list)
int which;
char **list;
{
    while (which--) list++;
    return *list;
}
int implicit();

main()
{
    static char *names[] = {"zero", "one", "two"};
    register int i;
    auto int sum = 0;
    for (i = 0; i < 3; i++) sum = add(sum, i);
    printf("%d %g %s %d\n", sum, scale(1.5f, 2.0), pick(2, names), implicit(5, 6));
    return 0;
}
int implicit(x, y)
int x, y;
{
    return x * y;
}
