// heddle: check
// expect: violated race
// race: x
// The end of the taskgroup does not wait for the task that was made before it.
static int x, y;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        x = 1; // HERE: race
#pragma omp taskgroup
        {
#pragma omp task
            y = 2;
        }
        seen = x; // HERE: race
    }
    return seen > 1;
}
