// heddle: check
// expect: violated race
// race: x
// A mergeable task may use its creator's data environment; here all is shared anyway.
// It does not.
static int x;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task mergeable shared(x)
        x = 1; // HERE: race
        seen = x; // HERE: race
    }
    return seen == 2;
}
