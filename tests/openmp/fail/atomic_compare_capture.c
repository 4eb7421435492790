// heddle: check
// expect: violated race
// race: data
// The thread that turns the flag from 0 to 1 owns the data.
// Both threads may read 0 and take themselves for the owner.
#include <assert.h>

static int owned, data;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        int before;
#pragma omp atomic read
        before = owned;
#pragma omp atomic write
        owned = 1;
        if (before == 0) {
            data++; // HERE: race
        }
    }
    return 0;
}
