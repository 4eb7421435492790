// heddle: check
// expect: violated race
// race: x
// A taskwait waits for children only (OpenMP 5.1, 2.19.5): the child of the child may still run.
static int x;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        {
#pragma omp task
            x = 1; // HERE: race
        }
#pragma omp taskwait
        seen = x; // HERE: race
    }
    return seen > 1;
}
