// heddle: check --race auto --threads 3
// expect: verified
// Both sections have the same name, so they exclude each other.
#include <assert.h>

int main(void)
{
    int count = 0;
#pragma omp parallel
    {
#pragma omp critical(counter)
        count++;
#pragma omp critical(counter)
        count++;
    }
    assert(count == 6);
    return 0;
}
