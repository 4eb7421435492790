// heddle: check
// expect: verified
// A sum over teams and their threads.
// reduction.
#include <assert.h>

static int sum;

int main(void)
{
#pragma omp target teams distribute parallel for map(tofrom : sum) reduction(+ : sum) num_teams(2) thread_limit(2)
    for (int i = 0; i < 8; i++) {
        sum += i;
    }
    assert(sum == 28);
    return 0;
}
