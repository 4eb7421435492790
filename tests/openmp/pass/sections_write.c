// heddle: check
// expect: verified
// Two sections write one variable.
// Each has its own.
static int x, y;

int main(void)
{
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        x = 1;
#pragma omp section
        y = 2;
    }
    return y > 2;
}
