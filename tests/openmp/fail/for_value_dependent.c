// heddle: check
// expect: violated race
// race: a
// Whether an iteration writes depends on what another thread has done before.
// The flag is set by another iteration under a critical section; only when it was set in time does this one write without it.
static int a[1], go;

int main(void)
{
#pragma omp parallel for num_threads(2) schedule(static, 1)
    for (int i = 0; i < 2; i++) {
        int now;
        if (i == 0) {
#pragma omp critical
            go = 1;
            a[0] = 1; // HERE: race
        } else {
#pragma omp critical
            now = go;
            if (now) {
                a[0] = 2; // HERE: race
            }
        }
    }
    return 0;
}
