#include <limits.h>
#include <stdio.h>
#include <string.h>

#define N 9
static const int edges[][3] = {{0, 1, 4}, {0, 7, 8}, {1, 2, 8}, {1, 7, 11}, {2, 3, 7}, {2, 8, 2}, {2, 5, 4}, {3, 4, 9}, {3, 5, 14}, {4, 5, 10}, {5, 6, 2}, {6, 7, 1}, {6, 8, 6}, {7, 8, 7}};
static int weight[N][N];

static void dijkstra(int from)
{
    int distance[N], done[N] = {0}, before[N];
    for (int i = 0; i < N; i++) distance[i] = INT_MAX, before[i] = -1;
    distance[from] = 0;
    for (int round = 0; round < N; round++) {
        int best = -1;
        for (int i = 0; i < N; i++) if (!done[i] && (best < 0 || distance[i] < distance[best])) best = i;
        done[best] = 1;
        for (int i = 0; i < N; i++)
            if (weight[best][i] && distance[best] + weight[best][i] < distance[i]) distance[i] = distance[best] + weight[best][i], before[i] = best;
    }
    for (int i = 0; i < N; i++) printf("%d(%d) ", distance[i], before[i]);
    printf("\n");
}
static int parent[N];
static int root(int n) { return parent[n] == n ? n : (parent[n] = root(parent[n])); }
static void visit(int n, int *seen)
{
    seen[n] = 1;
    printf("%d ", n);
    for (int i = 0; i < N; i++) if (weight[n][i] && !seen[i]) visit(i, seen);
}

int main(void)
{
    int count = sizeof edges / sizeof *edges;
    for (int i = 0; i < count; i++) weight[edges[i][0]][edges[i][1]] = weight[edges[i][1]][edges[i][0]] = edges[i][2];
    dijkstra(0);
    dijkstra(4);
    int seen[N] = {0};
    visit(0, seen);
    printf("\n");
    int total = 0;
    for (int i = 0; i < N; i++) parent[i] = i;
    for (int w = 1; w < 15; w++)
        for (int i = 0; i < count; i++)
            if (edges[i][2] == w && root(edges[i][0]) != root(edges[i][1])) parent[root(edges[i][0])] = root(edges[i][1]), total += w;
    printf("%d\n", total);
    int f[N][N];
    for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) f[i][j] = i == j ? 0 : weight[i][j] ? weight[i][j] : 1000;
    for (int k = 0; k < N; k++) for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) if (f[i][k] + f[k][j] < f[i][j]) f[i][j] = f[i][k] + f[k][j];
    for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) printf("%d%c", f[i][j], j == N - 1 ? '\n' : ' ');
    return 0;
}
