// heddle: check
// expect: verified
// Diffusion on a line: each step computes a new array from the old one, both allocated; then the two change places.
// They change places through a third pointer.
#include <stdlib.h>

int main(void)
{
    int n = 6;
    double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v);
    if (!u || !v) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        u[i] = v[i] = i == 3;
    }
    for (int step = 0; step < 3; step++) {
#pragma omp parallel for
        for (int i = 1; i < n - 1; i++) {
            u[i] = v[i] + 0.25 * (v[i - 1] - 2 * v[i] + v[i + 1]);
        }
        double *old = v;
        v = u;
        u = old;
    }
    free(u);
    free(v);
    return 0;
}
