// heddle: check --threads 2
// expect: violated race
// race: a
// Iteration i reads what iteration i+2 writes.
// static,2 gives them to different threads.
#include <assert.h>

static int a[6] = {0, 1, 2, 3, 4, 5};

int main(void)
{
#pragma omp parallel for schedule(static, 2)
    for (int i = 0; i < 4; i++) {
        a[i] = a[i + 2]; // HERE: race
    }
    return 0;
}
