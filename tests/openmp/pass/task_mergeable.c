// heddle: check
// expect: verified
// A mergeable task may use its creator's data environment; here all is shared anyway.
// The creator waits.
static int x;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task mergeable shared(x)
        x = 1;
#pragma omp taskwait
        seen = x;
    }
    return seen == 2;
}
