#include <stdio.h>

struct inner { int a, b; char c[4]; };
struct outer { struct inner in[2]; double d; struct { int x; union { int y; float f; }; }; const char *s; };
enum color { RED = 3, GREEN, BLUE = RED * 10, NONE = -1 };

static struct outer g = {.in = {[1] = {.b = 5, .c = "ab"}}, .d = 1.5, .x = 9, .f = 2.5f, .s = "global"};
static int *addresses[] = {&g.in[0].a, &g.in[1].b, 0};
static const double table[] = {1, .5, 1e3, 'a', 7 / 2, 7 / 2.0};
static int zero[3];
static char exact[3] = "abc", longer[6] = "ab";
static const char *strings[BLUE + 1] = {[RED] = "red", [GREEN] = "green", [BLUE] = "blue"};

int main(void)
{
    printf("%d %d %s %g %d %g %s\n", g.in[0].a, g.in[1].b, g.in[1].c, g.d, g.x, g.f, g.s);
    printf("%d %d\n", *addresses[1], addresses[2] == NULL);
    for (int i = 0; i < 6; i++) printf("%g ", table[i]);
    printf("%d %c%c%c %d\n", zero[2], exact[0], exact[1], exact[2], longer[5]);
    for (int i = 0; i <= BLUE; i++) if (strings[i]) printf("%d %s ", i, strings[i]);
    printf("%d\n", NONE);
    struct outer l = {{{1, 2, {'x'}}, {3}}, .s = g.s};
    printf("%d %d %c %d %d %g\n", l.in[0].a, l.in[0].b, l.in[0].c[0], l.in[0].c[1], l.in[1].a, l.d);
    struct outer copy = {.in[0] = l.in[0], .in[0].b = 99};
    printf("%d %d\n", copy.in[0].a, copy.in[0].b);
    int n = 3, v[] = {n, n + 1, n * n};
    printf("%zu %d\n", sizeof v / sizeof *v, v[2]);
    struct inner empty = {};
    printf("%d %d\n", empty.a, empty.c[3]);
    return 0;
}
