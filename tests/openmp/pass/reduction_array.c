// heddle: check
// expect: verified
// A histogram in an array section. (A local array: Clang 19 gives threads no copies of a section of a global one.)
// Each thread has a copy of the section (2.21.5).
#include <assert.h>

int main(void)
{
    int counts[3] = {0, 0, 0};
#pragma omp parallel for num_threads(2) reduction(+ : counts[0 : 3])
    for (int i = 0; i < 6; i++) {
        counts[i % 3]++;
    }
    assert(counts[0] == 2 && counts[1] == 2 && counts[2] == 2);
    return counts[0] > 2;
}
