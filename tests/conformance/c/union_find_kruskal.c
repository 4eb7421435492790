#include <stdio.h>
#include <stdlib.h>

struct edge { int a, b, w; };
static int compare(const void *x, const void *y) { return ((const struct edge *)x)->w - ((const struct edge *)y)->w; }
static int parent[64], rank_[64];
static int find(int n) { while (parent[n] != n) n = parent[n] = parent[parent[n]]; return n; }
static int join(int a, int b)
{
    a = find(a), b = find(b);
    if (a == b) return 0;
    if (rank_[a] < rank_[b]) { int t = a; a = b; b = t; }
    parent[b] = a;
    rank_[a] += rank_[a] == rank_[b];
    return 1;
}

int main(void)
{
    struct edge edges[300];
    int n = 0;
    unsigned seed = 99;
    for (int i = 0; i < 64; i++) parent[i] = i;
    for (int i = 0; i < 64; i++)
        for (int k = 0; k < 4; k++) {
            seed = seed * 1103515245 + 12345;
            edges[n++] = (struct edge){i, (int)(seed >> 16) % 64, (int)(seed >> 8) % 1000};
        }
    qsort(edges, (size_t)n, sizeof *edges, compare);
    int total = 0, used = 0;
    for (int i = 0; i < n; i++) if (join(edges[i].a, edges[i].b)) total += edges[i].w, used++;
    printf("%d %d %d\n", n, used, total);
    return 0;
}
