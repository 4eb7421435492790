// heddle: check
// expect: verified
// Tasks of different parents.
// The children of the same parent are ordered by their dependences.
static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        {
#pragma omp task depend(inout : x)
            x = 1;
        }
        {
#pragma omp task depend(inout : x)
            x = 2;
        }
    }
    return 0;
}
