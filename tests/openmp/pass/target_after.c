// heddle: check
// expect: verified
// The host goes on after a target region.
// A target construct without nowait is an included task: the host waits (2.14.5).
static int x;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp target map(tofrom : x)
        x = 1;
        seen = x;
    }
    return seen > 1;
}
