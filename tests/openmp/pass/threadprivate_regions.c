// heddle: check
// expect: verified
// Values left in one region and read in the next one of the same size.
// Values of threadprivate variables persist between two regions with the same number of threads (2.21.2), dynamic adjustment being off.
#include <assert.h>
#include <omp.h>

static int kept;
#pragma omp threadprivate(kept)

int main(void)
{
    omp_set_dynamic(0);
#pragma omp parallel num_threads(2)
    {
        kept = omp_get_thread_num() + 1;
    }
#pragma omp parallel num_threads(2)
    {
        assert(kept == omp_get_thread_num() + 1);
    }
    return 0;
}
