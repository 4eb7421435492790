// heddle: check
// expect: violated race
// race: counts
// A histogram in an array section. (A local array: Clang 19 gives threads no copies of a section of a global one.)
// The clause is missing.
#include <assert.h>

int main(void)
{
    int counts[3] = {0, 0, 0};
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 6; i++) {
        counts[i % 3]++; // HERE: race
    }
    return counts[0] > 2;
}
