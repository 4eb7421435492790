// heddle: check
// expect: verified
// Tasks of a group that can be cancelled.
// They use a variable each.
static int x, y;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
#pragma omp taskgroup
    {
#pragma omp task
        {
            x = 1;
#pragma omp cancel taskgroup
        }
#pragma omp task
        {
#pragma omp cancellation point taskgroup
            y = 1;
        }
    }
    return y > 1;
}
