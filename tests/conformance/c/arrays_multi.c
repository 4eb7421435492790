#include <stdio.h>

static int cube[3][4][5];
static const char days[][4] = {"Mon", "Tue", "Wed"};
static int total(int (*m)[4][5], int n)
{
    int sum = 0;
    for (int i = 0; i < n; i++) for (int j = 0; j < 4; j++) for (int k = 0; k < 5; k++) sum += m[i][j][k];
    return sum;
}
static void fill(int v[static 5], int from) { for (int i = 0; i < 5; i++) v[i] = from + i; }

int main(void)
{
    for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) fill(cube[i][j], i * 100 + j * 10);
    printf("%d %d %d\n", total(cube, 3), total(cube + 1, 2), cube[2][3][4]);
    printf("%zu %zu %zu\n", sizeof cube, sizeof cube[0], sizeof cube[0][0]);
    for (int i = 0; i < 3; i++) printf("%s %c ", days[i], days[i][2]);
    printf("\n");
    int jagged[][3] = {{1}, {2, 3}, {4, 5, 6}};
    for (int i = 0; i < 9; i++) printf("%d ", jagged[i / 3][i % 3]);
    printf("\n");
    int designated[10] = {[3] = 1, 2, [8] = 5, [0] = 7};
    for (int i = 0; i < 10; i++) printf("%d ", designated[i]);
    printf("\n");
    char letters[2][3][2] = {{{'a', 'b'}, {'c'}}, {{'d'}}};
    printf("%d %c %d\n", letters[0][1][0], letters[1][0][0], letters[1][2][1]);
    int *flat = &cube[0][0][0], max = 0;
    for (int i = 0; i < 60; i++) if (flat[i] > max) max = flat[i];
    printf("%d\n", max);
    int *lines[3] = {cube[0][0], cube[1][1], cube[2][2]};
    printf("%d %d %d\n", lines[0][4], lines[1][4], lines[2][4]);
    return 0;
}
