// heddle: check
// expect: violated race
// race: x
// A target data region around a parallel loop.
// Without.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp target data map(tofrom : x)
    {
#pragma omp target parallel for map(tofrom : x) num_threads(2)
        for (int i = 0; i < 4; i++) {
            x += i; // HERE: race
        }
    }
    return 0;
}
