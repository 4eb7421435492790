#include <stdio.h>
#include <string.h>

#define W 24
#define H 12
static char grid[2][H][W];

static int neighbours(char (*g)[W], int y, int x)
{
    int n = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dy || dx) n += g[(y + dy + H) % H][(x + dx + W) % W];
    return n;
}

int main(void)
{
    const char *glider[] = {".#.", "..#", "###"};
    for (int y = 0; y < 3; y++) for (int x = 0; x < 3; x++) grid[0][y + 1][x + 1] = glider[y][x] == '#';
    for (int x = 10; x < 20; x++) grid[0][8][x] = 1;
    for (int step = 0; step < 12; step++) {
        char (*now)[W] = grid[step % 2], (*next)[W] = grid[(step + 1) % 2];
        int alive = 0;
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++) {
                int n = neighbours(now, y, x);
                alive += next[y][x] = n == 3 || (now[y][x] && n == 2);
            }
        printf("%d ", alive);
    }
    printf("\n");
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++) putchar(grid[0][y][x] ? '#' : '.');
        putchar('\n');
    }
    return 0;
}
