// heddle: check
// expect: violated race
// race: x
// A target region with nowait.
// The other target region does not: no dependence orders them.
static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp target map(tofrom : x) nowait
        x = 1; // HERE: race
#pragma omp target map(tofrom : x)
        x = 2; // HERE: race
    }
    return 0;
}
