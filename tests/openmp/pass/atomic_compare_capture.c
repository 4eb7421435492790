// heddle: check
// expect: verified
// The thread that turns the flag from 0 to 1 owns the data.
// One atomic compare capture: only one thread succeeds.
#include <assert.h>

static int owned, data;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        int before;
#pragma omp atomic compare capture
        {
            before = owned;
            if (owned == 0) { owned = 1; }
        }
        if (before == 0) {
            data++;
        }
    }
    assert(data == 1);
    return 0;
}
