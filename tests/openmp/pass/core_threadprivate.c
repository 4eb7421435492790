// heddle: check --race auto
// expect: verified
// Threadprivate variables last from region to region; copyin gives them the first thread's value.
#include <assert.h>
#include <omp.h>

int counter;
#pragma omp threadprivate(counter)

int main(void)
{
    counter = 10;
#pragma omp parallel copyin(counter) num_threads(2)
    counter += omp_get_thread_num();
#pragma omp parallel num_threads(2)
    {
        assert(counter == 10 + omp_get_thread_num());
        counter++;
    }
    assert(counter == 11);
    return 0;
}
