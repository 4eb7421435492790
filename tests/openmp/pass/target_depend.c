// heddle: check
// expect: verified
// Two target regions with nowait.
// Ordered by their dependences.
static int x, y;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp target map(tofrom : x) nowait depend(out : x)
        x = 1;
#pragma omp target map(tofrom : x) nowait depend(inout : x)
        x += 1;
#pragma omp taskwait
    }
    return y;
}
