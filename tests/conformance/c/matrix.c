#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define N 6
static void multiply(double c[N][N], const double (*a)[N], const double (*b)[N])
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            c[i][j] = 0;
            for (int k = 0; k < N; k++) c[i][j] += a[i][k] * b[k][j];
        }
}
static double determinant(double m[N][N])
{
    double det = 1;
    for (int i = 0; i < N; i++) {
        int pivot = i;
        for (int r = i + 1; r < N; r++) if (fabs(m[r][i]) > fabs(m[pivot][i])) pivot = r;
        if (m[pivot][i] == 0) return 0;
        if (pivot != i) {
            for (int k = 0; k < N; k++) { double t = m[i][k]; m[i][k] = m[pivot][k]; m[pivot][k] = t; }
            det = -det;
        }
        det *= m[i][i];
        for (int r = i + 1; r < N; r++) {
            double f = m[r][i] / m[i][i];
            for (int k = i; k < N; k++) m[r][k] -= f * m[i][k];
        }
    }
    return det;
}

int main(void)
{
    double a[N][N], b[N][N], c[N][N];
    for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) a[i][j] = (i * 3 + j * 5) % 7 - 2.5, b[i][j] = i == j ? 2 : 1.0 / (i + j + 1);
    multiply(c, a, b);
    for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) printf("%.10g%c", c[i][j], j == N - 1 ? '\n' : ' ');
    printf("%.10g %.10g\n", determinant(b), determinant(c));
    double **rows = malloc(N * sizeof *rows);
    for (int i = 0; i < N; i++) {
        rows[i] = calloc(N, sizeof **rows);
        for (int j = 0; j <= i; j++) rows[i][j] = j ? rows[i - 1][j - 1] + (j < i ? rows[i - 1][j] : 0) : 1;
    }
    for (int j = 0; j < N; j++) printf("%g ", rows[N - 1][j]);
    printf("\n");
    for (int i = 0; i < N; i++) free(rows[i]);
    free(rows);
    return 0;
}
