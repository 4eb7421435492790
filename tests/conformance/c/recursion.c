#include <stdio.h>

static int ackermann(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
static int hanoi(int n, char a, char b, char c, int show)
{
    if (n == 0) return 0;
    int moves = hanoi(n - 1, a, c, b, show);
    if (show) printf("%c%c ", a, b);
    return moves + 1 + hanoi(n - 1, c, b, a, show);
}
static int is_odd(unsigned n);
static int is_even(unsigned n) { return n == 0 ? 1 : is_odd(n - 1); }
static int is_odd(unsigned n) { return n == 0 ? 0 : is_even(n - 1); }
static void permute(char *s, int from, int n, int *count)
{
    if (from == n) {
        if (++*count <= 6) printf("%s ", s);
        return;
    }
    for (int i = from; i < n; i++) {
        char t = s[from]; s[from] = s[i]; s[i] = t;
        permute(s, from + 1, n, count);
        t = s[from]; s[from] = s[i]; s[i] = t;
    }
}
static long gcd(long a, long b) { return b ? gcd(b, a % b) : a; }

int main(void)
{
    printf("%d %d\n", ackermann(2, 5), ackermann(3, 3));
    printf("\n%d\n", hanoi(4, 'a', 'b', 'c', 1));
    printf("%d %d\n", is_even(501), is_odd(501));
    char s[] = "abcde";
    int count = 0;
    permute(s, 0, 5, &count);
    printf("%d %ld\n", count, gcd(1071, 462));
    return 0;
}
