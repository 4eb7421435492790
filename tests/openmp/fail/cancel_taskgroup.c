// heddle: check
// expect: violated race
// race: x
// Tasks of a group that can be cancelled.
// They use the same.
static int x, y;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp taskgroup
    {
#pragma omp task
        {
            x = 1; // HERE: race
#pragma omp cancel taskgroup
        }
#pragma omp task
        {
#pragma omp cancellation point taskgroup
            x = 2; // HERE: race
        }
    }
    return y > 1;
}
