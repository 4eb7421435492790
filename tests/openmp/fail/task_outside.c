// heddle: check
// expect: violated race
// race: x
// A task outside of every parallel region, and in one.
// In a team of two.
static int x;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        x = 1; // HERE: race
        seen = x; // HERE: race
    }
    return seen > 1;
}
