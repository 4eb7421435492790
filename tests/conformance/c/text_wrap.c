#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void wrap(const char *s, int width)
{
    int column = 0;
    while (*s) {
        while (isspace((unsigned char)*s)) s++;
        const char *end = s;
        while (*end && !isspace((unsigned char)*end)) end++;
        int n = (int)(end - s);
        if (n == 0) break;
        if (column && column + 1 + n > width) printf("\n"), column = 0;
        column += printf("%s%.*s", column ? " " : "", n, s);
        s = end;
    }
    printf("\n");
}
static void roman(int n, char *out)
{
    static const struct { int v; const char *s; } t[] = {{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};
    *out = 0;
    for (int i = 0; i < 13; i++) for (; n >= t[i].v; n -= t[i].v) strcat(out, t[i].s);
}
static void caesar(char *s, int k)
{
    for (; *s; s++)
        if (isupper((unsigned char)*s)) *s = (char)('A' + (*s - 'A' + k + 26) % 26);
        else if (islower((unsigned char)*s)) *s = (char)('a' + (*s - 'a' + k + 26) % 26);
}
static int palindrome(const char *s)
{
    size_t i = 0, j = strlen(s);
    while (i < j) {
        while (i < j && !isalnum((unsigned char)s[i])) i++;
        while (j > i && !isalnum((unsigned char)s[j - 1])) j--;
        if (i < j && tolower((unsigned char)s[i++]) != tolower((unsigned char)s[--j])) return 0;
    }
    return 1;
}

int main(void)
{
    wrap("The quick brown fox jumps over   the lazy dog, and an extraordinarilylongword follows it.", 20);
    char out[32], text[] = "Hello, World!";
    for (int n = 1; n < 4000; n = n * 3 + 4) roman(n, out), printf("%d=%s ", n, out);
    printf("\n");
    caesar(text, 3);
    puts(text);
    caesar(text, -3);
    puts(text);
    printf("%d %d\n", palindrome("A man, a plan, a canal: Panama"), palindrome("not one"));
    return 0;
}
