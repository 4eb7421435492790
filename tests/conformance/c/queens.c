#include <stdio.h>

static int solve(int n, int row, unsigned columns, unsigned left, unsigned right, int *place, int *shown)
{
    if (row == n) {
        if (*shown) {
            for (int i = 0; i < n; i++) printf("%d", place[i]);
            printf("\n");
            *shown = 0;
        }
        return 1;
    }
    int count = 0;
    for (int c = 0; c < n; c++) {
        unsigned bit = 1u << c;
        if ((columns | left | right) & bit) continue;
        place[row] = c;
        count += solve(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, place, shown);
    }
    return count;
}

int main(void)
{
    for (int n = 1; n <= 7; n++) {
        int place[8], shown = 1;
        printf("%d: %d\n", n, solve(n, 0, 0, 0, 0, place, &shown));
    }
    return 0;
}
