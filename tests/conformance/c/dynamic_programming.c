#include <stdio.h>
#include <string.h>

static int max(int a, int b) { return a > b ? a : b; }
static int min3(int a, int b, int c) { return a < b ? (a < c ? a : c) : (b < c ? b : c); }
static int common(const char *a, const char *b, char *out)
{
    int n = (int)strlen(a), m = (int)strlen(b), t[n + 1][m + 1];
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= m; j++) t[i][j] = !i || !j ? 0 : a[i - 1] == b[j - 1] ? t[i - 1][j - 1] + 1 : max(t[i - 1][j], t[i][j - 1]);
    int at = t[n][m];
    out[at] = 0;
    for (int i = n, j = m; at;)
        if (a[i - 1] == b[j - 1]) out[--at] = a[i - 1], i--, j--;
        else if (t[i - 1][j] >= t[i][j - 1]) i--;
        else j--;
    return t[n][m];
}
static int distance(const char *a, const char *b)
{
    int m = (int)strlen(b), row[m + 1];
    for (int j = 0; j <= m; j++) row[j] = j;
    for (int i = 1; a[i - 1]; i++) {
        int before = row[0];
        row[0] = i;
        for (int j = 1; j <= m; j++) {
            int old = row[j];
            row[j] = min3(row[j] + 1, row[j - 1] + 1, before + (a[i - 1] != b[j - 1]));
            before = old;
        }
    }
    return row[m];
}

int main(void)
{
    char out[32];
    int n = common("AGGTABQWERTY", "GXTXAYBWEY", out);
    printf("%d %s\n", n, out);
    printf("%d %d %d\n", distance("kitten", "sitting"), distance("", "abc"), distance("flaw", "lawn"));
    int weight[] = {1, 3, 4, 5}, value[] = {1, 4, 5, 7}, best[8] = {0};
    for (int i = 0; i < 4; i++) for (int w = 7; w >= weight[i]; w--) best[w] = max(best[w], best[w - weight[i]] + value[i]);
    printf("%d\n", best[7]);
    long ways[101] = {1};
    int coins[] = {1, 2, 5, 10, 20, 50};
    for (int i = 0; i < 6; i++) for (int v = coins[i]; v <= 100; v++) ways[v] += ways[v - coins[i]];
    printf("%ld\n", ways[100]);
    return 0;
}
