// heddle: check
// expect: violated race
// race: x
// Two masked regions.
// They are executed by thread 0 and by thread 1.
static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp masked filter(1)
        x = 1; // HERE: race
#pragma omp masked
        x = 2; // HERE: race
    }
    return 0;
}
