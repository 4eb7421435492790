// heddle: check
// expect: violated race
// race: data
// Flushes with the orders release and acquire.
// Both release.
#include <omp.h>

static int data, flag;

int main(void)
{
    int seen = 8;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            data = 8; // HERE: race
#pragma omp flush release
#pragma omp atomic write
            flag = 1;
        } else {
            int now;
#pragma omp atomic read
            now = flag;
#pragma omp flush release
            if (now) {
                seen = data; // HERE: race
            }
        }
    }
    return seen == 9;
}
