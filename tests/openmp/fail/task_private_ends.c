// heddle: check
// expect: violated race
// race: i | the block | block
// The variable of a task ends with the task; its child still uses it.
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
        }
    }
    return 0;
}
