// heddle: check
// expect: violated race
// race: data
// The same with release and acquire.
// The reader's operation does not acquire.
#include <assert.h>
#include <omp.h>

static int data, flag;

int main(void)
{
    int seen = 8;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            data = 8; // HERE: race
#pragma omp atomic write release
            flag = 1;
        } else {
            int now = 0;
            while (!now) {
#pragma omp atomic read relaxed
                now = flag;
            }
            seen = data; // HERE: race
        }
    }
    return seen == 9;
}
