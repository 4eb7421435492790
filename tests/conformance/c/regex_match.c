#include <stdio.h>

static int here(const char *re, const char *s);
static int star(int c, const char *re, const char *s)
{
    do if (here(re, s)) return 1;
    while (*s && (*s++ == c || c == '.'));
    return 0;
}
static int here(const char *re, const char *s)
{
    if (!*re) return 1;
    if (re[1] == '*') return star(*re, re + 2, s);
    if (*re == '$' && !re[1]) return !*s;
    return *s && (*re == '.' || *re == *s) ? here(re + 1, s + 1) : 0;
}
static int match(const char *re, const char *s)
{
    if (*re == '^') return here(re + 1, s);
    do if (here(re, s)) return 1;
    while (*s++);
    return 0;
}

int main(void)
{
    const char *res[] = {"abc", "^abc", "abc$", "a.c", "ab*c", "^a*b*$", ".*x", "", "^$"};
    const char *texts[] = {"abc", "xabc", "abcx", "ac", "abbbbc", "aabb", ""};
    for (int r = 0; r < 9; r++) {
        for (int t = 0; t < 7; t++) printf("%d", match(res[r], texts[t]));
        printf(" %s\n", res[r]);
    }
    return 0;
}
