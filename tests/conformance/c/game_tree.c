#include <stdio.h>
#include <string.h>

static const int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
static long visited;
static char winner(const char *b)
{
    for (int i = 0; i < 8; i++) if (b[lines[i][0]] != '.' && b[lines[i][0]] == b[lines[i][1]] && b[lines[i][1]] == b[lines[i][2]]) return b[lines[i][0]];
    return strchr(b, '.') ? 0 : '=';
}
static int search(char *b, char me, int alpha, int beta, int *move)
{
    visited++;
    char w = winner(b);
    if (w) return w == '=' ? 0 : w == me ? 1 : -1;
    int best = -2;
    for (int i = 0; i < 9; i++) {
        if (b[i] != '.') continue;
        b[i] = me;
        int score = -search(b, me == 'x' ? 'o' : 'x', -beta, -alpha, &(int){0});
        b[i] = '.';
        if (score > best) best = score, *move = i;
        if (best > alpha) alpha = best;
        if (alpha >= beta) break;
    }
    return best;
}

int main(void)
{
    char b[10] = "x...o....";
    char me = 'x';
    while (!winner(b)) {
        int move = -1;
        int score = search(b, me, -2, 2, &move);
        b[move] = me;
        printf("%s %c %d\n", b, me, score);
        me = me == 'x' ? 'o' : 'x';
    }
    printf("%c %ld\n", winner(b), visited);
    return 0;
}
