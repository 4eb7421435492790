// heddle: check
// expect: violated race
// race: data
// Tasks are ordered by a token that none of them uses.
// One does not.
#include <assert.h>

static int data;
static char token;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(out : token)
        data = 1; // HERE: race
#pragma omp task
        data += 1; // HERE: race
    }
    return 0;
}
