// heddle: check
// expect: verified
// Loops that go down, by steps, with unsigned and long indices and with a bound that is reached: every index exactly once.
// Each has an element of its own.
#include <assert.h>

static int seen[6][12];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp for schedule(dynamic, 3)
        for (int i = 11; i >= 0; i--) {
            seen[0][i]++;
        }
#pragma omp for schedule(guided) nowait
        for (unsigned i = 0; i < 12; i += 5) {
            seen[1][i]++;
        }
#pragma omp for schedule(static, 1) nowait
        for (long long i = 10; i > 0; i -= 3) {
            seen[2][i]++;
        }
#pragma omp for nowait
        for (unsigned long i = 2; i <= 9; ++i) {
            seen[3][i]++;
        }
#pragma omp for schedule(static) nowait
        for (short i = -3; i != 3; i++) {
            seen[4][i + 3]++;
        }
#pragma omp for schedule(runtime)
        for (unsigned char i = 0; i < 2; i++) {
            seen[5][i]++;
        }
    }
    for (int i = 0; i < 12; i++) {
        assert(seen[0][i] == 1);
        assert(seen[1][i] == (i == 0 || i == 5 || i == 10));
        assert(seen[2][i] == (i == 10 || i == 7 || i == 4 || i == 1));
        assert(seen[3][i] == (i >= 2 && i <= 9));
        assert(seen[4][i] == (i < 6));
        assert(seen[5][i] == (i < 2));
    }
    return 0;
}
