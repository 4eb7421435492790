// heddle: check
// expect: violated race
// race: block | *u | *v | u | v
// Diffusion on a line: each step computes a new array from the old one, both allocated; then the two change places.
// Without one: after the first step both names are the same array, and a point's neighbours are being written.
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
            u[i] = v[i] + 0.25 * (v[i - 1] - 2 * v[i] + v[i + 1]); // HERE: race
        }
        v = u;
        u = v;
    }
    free(v);
    return 0;
}
