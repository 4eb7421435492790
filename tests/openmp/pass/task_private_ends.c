// heddle: check
// expect: verified
// The task waits for its child, which uses a variable of it.
static int sum;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        int i = 1;
#pragma omp task firstprivate(i)
        {
#pragma omp task shared(i)
            sum = i;
#pragma omp taskwait
        }
    }
    return sum != 1;
}
