// heddle: check
// expect: violated race
// race: x
// Two target regions with nowait.
// Their dependences are on different variables.
static int x, y;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp target map(tofrom : x) nowait depend(out : x)
        x = 1; // HERE: race
#pragma omp target map(tofrom : x) nowait depend(inout : y)
        x += 1; // HERE: race
#pragma omp taskwait
    }
    return y;
}
