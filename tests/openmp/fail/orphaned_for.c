// heddle: check
// expect: violated race
// race: a
// A worksharing construct in a function called from the region binds to the caller's team.
// nowait takes it away, and thread 0 reads what others write.
#include <assert.h>
#include <omp.h>

static int a[4];

static void fill(void)
{
#pragma omp for nowait
    for (int i = 0; i < 4; i++) {
        a[i] = i; // HERE: race
    }
}

int main(void)
{
    int sum = 6;
#pragma omp parallel num_threads(2)
    {
        fill();
#pragma omp master
        sum = a[0] + a[1] + a[2] + a[3]; // HERE: race
    }
    return sum == 7;
}
