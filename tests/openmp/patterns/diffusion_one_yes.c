// heddle: check
// expect: violated race
// race: block | *u | u | *old
// The same with both copies in one block: the halves change places by an index.
// Only one of the two indices is changed: the second step reads and writes the same half.
#include <stdlib.h>

int main(void)
{
    int n = 6, from = 0, to = 1;
    double *u = malloc(2 * n * sizeof *u);
    if (!u) {
        return 1;
    }
    for (int i = 0; i < 2 * n; i++) {
        u[i] = i % n == 3;
    }
    for (int step = 0; step < 3; step++) {
#pragma omp parallel for
        for (int i = 1; i < n - 1; i++) {
            double *old = u + from * n;
            u[to * n + i] = old[i] + 0.25 * (old[i - 1] - 2 * old[i] + old[i + 1]); // HERE: race
        }
        from = 1 - from;
    }
    free(u);
    return 0;
}
