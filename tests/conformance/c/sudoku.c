#include <stdio.h>

static int grid[81], tried;
static unsigned row[9], column[9], box[9];
static void put(int at, int v, int on)
{
    unsigned bit = 1u << v;
    int r = at / 9, c = at % 9, b = r / 3 * 3 + c / 3;
    if (on) row[r] |= bit, column[c] |= bit, box[b] |= bit, grid[at] = v;
    else row[r] &= ~bit, column[c] &= ~bit, box[b] &= ~bit, grid[at] = 0;
}
static int solve(void)
{
    int best = -1, fewest = 10;
    unsigned options = 0;
    for (int i = 0; i < 81; i++) {
        if (grid[i]) continue;
        unsigned free_ = ~(row[i / 9] | column[i % 9] | box[i / 27 * 3 + i % 9 / 3]) & 0x3fe;
        int n = __builtin_popcount(free_);
        if (n < fewest) best = i, fewest = n, options = free_;
    }
    if (best < 0) return 1;
    for (int v = 1; v <= 9; v++) {
        if (!(options >> v & 1)) continue;
        tried++;
        put(best, v, 1);
        if (solve()) return 1;
        put(best, v, 0);
    }
    return 0;
}

int main(void)
{
    const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (int i = 0; i < 81; i++) if (puzzle[i] != '.') put(i, puzzle[i] - '0', 1);
    printf("%d %d\n", solve(), tried);
    for (int i = 0; i < 81; i++) printf("%d%s", grid[i], i % 9 == 8 ? "\n" : "");
    return 0;
}
