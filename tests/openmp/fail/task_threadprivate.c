// heddle: check
// expect: violated race
// race: count
// Tasks use a threadprivate variable.
// An ordinary variable.
static int count;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        for (int i = 0; i < 3; i++) {
#pragma omp task
            {
                count++; // HERE: race
            }
        }
    }
    return 0;
}
