// heddle: check
// expect: violated race
// race: a
// A shift to the left.
// In place: iteration i reads what i+1 writes, and they may be on different threads.
#include <assert.h>

static int a[21];

int main(void)
{
    for (int i = 0; i < 21; i++) {
        a[i] = i;
    }
#pragma omp parallel for
    for (int i = 0; i < 20; i++) {
        a[i] = a[i + 1]; // HERE: race
    }
    return 0;
}
