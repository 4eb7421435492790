// heddle: check
// expect: verified
// The master writes, then one thread does.
// A barrier between.
static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp master
        x = 1;
#pragma omp barrier
#pragma omp single
        x++;
    }
    return 0;
}
