#include <stdio.h>
#include <string.h>

static int diagonal(int n, int m[n][n])
{
    int sum = 0;
    for (int i = 0; i < n; i++) sum += m[i][i];
    return sum;
}
static long triangle(int n)
{
    long row[n + 1];
    memset(row, 0, sizeof row);
    row[0] = 1;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j > 0; j--) row[j] += row[j - 1];
    long largest = 0;
    for (int j = 0; j <= n; j++) if (row[j] > largest) largest = row[j];
    return largest;
}

int main(void)
{
    for (int n = 1; n < 6; n++) {
        int m[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) m[i][j] = i * n + j;
        printf("%d %zu %d\n", n, sizeof m, diagonal(n, m));
    }
    for (int i = 0; i < 30; i += 7) printf("%ld ", triangle(i));
    printf("\n");
    int n = 4;
    typedef char name[n];
    n = 9;
    name a;
    printf("%zu %zu\n", sizeof a, sizeof(int[n]));
    int (*rows)[n] = (int(*)[n])(int[18]){0};
    rows[1][8] = 5;
    printf("%d\n", ((int *)rows)[17]);
    for (int k = 0; k < 3; k++) {
        char buffer[k * 5 + 2];
        memset(buffer, 'a' + k, sizeof buffer);
        buffer[sizeof buffer - 1] = 0;
        puts(buffer);
    }
    return 0;
}
