// heddle: check
// expect: verified
// Two masked regions.
// Both are executed by thread 1, in order (2.8).
static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp masked filter(1)
        x = 1;
#pragma omp masked filter(1)
        x = 2;
    }
    return 0;
}
