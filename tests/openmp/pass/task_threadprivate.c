// heddle: check
// expect: verified
// Tasks use a threadprivate variable.
// Tied tasks without a scheduling point: each runs from start to end on one thread, and uses that thread's copy.
static int count;
#pragma omp threadprivate(count)

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        for (int i = 0; i < 3; i++) {
#pragma omp task
            {
                count++;
            }
        }
    }
    return 0;
}
