// heddle: check
// expect: violated race
// race: data
// Flushes with the orders release and acquire. (Clang 19 compiles both as a flush without an order, which is stronger.)
// The other acquires before it reads the flag: what comes after is not ordered by it (1.4.5).
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
#pragma omp flush acquire
#pragma omp atomic read
            now = flag;
            if (now) {
                seen = data; // HERE: race
            }
        }
    }
    return seen == 9;
}
