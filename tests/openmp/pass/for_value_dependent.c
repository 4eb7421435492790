// heddle: check
// expect: verified
// Whether an iteration writes depends on what another thread has done before.
// The flag is set before the region.
static int a[1], go;

int main(void)
{
    go = 0;
#pragma omp parallel for num_threads(2) schedule(static, 1)
    for (int i = 0; i < 2; i++) {
        int now;
        if (i == 0) {
            a[0] = 1;
        } else {
#pragma omp critical
            now = go;
            if (now) {
                a[0] = 2;
            }
        }
    }
    return 0;
}
