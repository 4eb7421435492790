// heddle: check
// expect: verified
// Data written before a critical region, read after another one by the other thread.
// The reader saw in its critical region that the writer's came first: the release of the one synchronises with the acquire of the other.
#include <omp.h>

static int data, ready;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            data = 1;
#pragma omp critical
            ready = 1;
        } else {
            int now;
#pragma omp critical
            now = ready;
            if (now) {
                seen = data;
            }
        }
    }
    return seen > 2;
}
