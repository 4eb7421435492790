// heddle: check
// expect: violated race
// race: data
// Data written before a critical region, read after another one by the other thread.
// The reader does not look at the flag.
#include <omp.h>

static int data, ready;

int main(void)
{
    int seen = 1;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            data = 1; // HERE: race
#pragma omp critical
            ready = 1;
        } else {
            int now;
#pragma omp critical
            now = ready;
                seen = data; // HERE: race
            seen += now;
        }
    }
    return seen > 2;
}
