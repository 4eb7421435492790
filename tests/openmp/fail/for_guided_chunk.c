// heddle: check
// expect: violated race
// race: x
// The schedule guided hands out chunks of at least the given size.
// At least one: the last chunks may go to another thread.
#include <assert.h>

static int x;

int main(void)
{
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < 4; i++) {
        x++; // HERE: race
    }
    return 0;
}
