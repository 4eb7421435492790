// heddle: check
// expect: violated race
// race: x
// Tasks of different parents.
// Dependences order only siblings (2.19.11): these two have different parents.
static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task
        {
#pragma omp task depend(inout : x)
            x = 1; // HERE: race
        }
#pragma omp task
        {
#pragma omp task depend(inout : x)
            x = 2; // HERE: race
        }
    }
    return 0;
}
