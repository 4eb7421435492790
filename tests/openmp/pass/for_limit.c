// heddle: check
// expect: verified
// All iterations read a limit.
// It is changed after the barrier at the end of the loop.
static int limit = 4, a[4];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp for
        for (int i = 0; i < 4; i++) {
            a[i] = limit;
        }
#pragma omp single
        limit = 3;
    }
    return 0;
}
