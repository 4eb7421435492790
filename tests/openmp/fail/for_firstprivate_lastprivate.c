// heddle: check
// expect: violated race
// race: x
// One variable both firstprivate and lastprivate in a loop.
// It is shared.
#include <assert.h>

int main(void)
{
    int x = 5;
#pragma omp parallel for schedule(static, 1)
    for (int i = 0; i < 4; i++) {
        x = x > 4 ? i : x; // HERE-ANY: race
        if (i == 3) {
            x = 9; // HERE-ANY: race
        }
    }
    return 0;
}
