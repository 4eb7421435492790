#include <stdio.h>

static int find(int m[4][4], int wanted, int *row, int *column)
{
    int i, j;
    for (i = 0; i < 4; i++)
        for (j = 0; j < 4; j++)
            if (m[i][j] == wanted) goto found;
    return 0;
found:
    *row = i, *column = j;
    return 1;
}
static int machine(const char *s)
{
    int count = 0;
start:
    switch (*s++) {
    case 'a': goto in_a;
    case 0: return count;
    default: goto start;
    }
in_a:
    if (*s == 'b') {
        s++;
        count++;
        goto start;
    }
    if (*s == 'a') {
        s++;
        goto in_a;
    }
    goto start;
}

int main(void)
{
    int m[4][4], r = -1, c = -1;
    for (int i = 0; i < 16; i++) m[i / 4][i % 4] = i * 5 % 16;
    printf("%d %d %d\n", find(m, 7, &r, &c), r, c);
    printf("%d\n", find(m, 77, &r, &c));
    printf("%d %d\n", machine("abaabxab"), machine("bbbb"));
    int n = 0;
again:
    {
        int local = n * n;
        if (local > 50) goto done;
        n++;
        goto again;
    }
done:
    printf("%d\n", n);
    goto inside;
    while (n > 0) {
        n -= 3;
    inside:
        printf("%d ", n);
    }
    printf("\n");
    return 0;
}
