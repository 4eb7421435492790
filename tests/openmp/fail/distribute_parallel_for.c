// heddle: check
// expect: violated race
// race: sum
// A sum over teams and their threads.
// None.
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp target teams distribute parallel for map(tofrom : sum) num_teams(2) thread_limit(2)
    for (int i = 0; i < 8; i++) {
        sum += i; // HERE: race
    }
    return 0;
}
