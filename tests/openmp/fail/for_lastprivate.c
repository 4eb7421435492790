// heddle: check
// expect: violated race
// race: last
// The value of the last iteration is wanted after the loop.
// All iterations assign the shared variable.
#include <assert.h>

int main(void)
{
    int last = 0;
#pragma omp parallel for
    for (int i = 0; i < 10; i++) {
        last = i; // HERE: race
    }
    return last > 9;
}
