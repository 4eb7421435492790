// heddle: check
// expect: violated race
// race: data
// A flag with flushes around it.
// The reader's flush is missing: nothing acquires.
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
#pragma omp flush
#pragma omp atomic write
            flag = 1;
        } else {
            int now = 0;
            while (!now) {
#pragma omp atomic read
                now = flag;
            }
            seen = data; // HERE: race
        }
    }
    return seen == 9;
}
