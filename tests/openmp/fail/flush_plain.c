// heddle: check
// expect: violated race
// race: flag
// A flag between two threads.
// The flag is plain: no flush makes a plain access atomic, it races itself (1.4.1).
#include <omp.h>

static int flag;

int main(void)
{
    int now = 0;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
#pragma omp flush
            flag = 1; // HERE: race
#pragma omp flush
        } else {
#pragma omp flush
            now = flag; // HERE: race
#pragma omp flush
        }
    }
    return now > 1;
}
