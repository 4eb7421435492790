// heddle: check
// expect: verified
// A target region with nowait.
// taskwait waits for it.
static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp target map(tofrom : x) nowait
        x = 1;
#pragma omp taskwait
#pragma omp target map(tofrom : x)
        x = 2;
    }
    return 0;
}
