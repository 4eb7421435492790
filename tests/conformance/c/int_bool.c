#include <stdbool.h>
#include <stdio.h>

static int calls;
static bool yes(void) { return ++calls; }
static bool no(void) { ++calls; return false; }

int main(void)
{
    bool b = 256;
    printf("%d %d %d %d\n", b, (bool)0.3, (bool)"", (bool)(void *)0);
    b += 5;
    printf("%d\n", b);
    b = !b;
    printf("%d\n", b);
    printf("%d %d\n", yes() || no(), calls);
    printf("%d %d\n", no() && yes(), calls);
    printf("%d %d\n", no() || yes(), calls);
    printf("%d %d\n", (no(), yes()), calls);
    printf("%d\n", yes() ? no() ? 1 : 2 : 3);
    bool flags[8] = {1, 0, 1};
    int n = 0;
    for (int i = 0; i < 8; i++) n = n * 2 + flags[i];
    printf("%d %d\n", n, (int)sizeof flags);
    printf("%d\n", true + true + (3 > 2) + !!7);
    return 0;
}
