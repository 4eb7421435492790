// heddle: check
// expect: violated race
// race: x
// The host goes on after a target region.
// nowait: the target task may be deferred, and the host reads.
static int x;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp target map(tofrom : x) nowait
        x = 1; // HERE: race
        seen = x; // HERE: race
    }
    return seen > 1;
}
