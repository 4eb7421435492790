// heddle: check --race auto
// expect: verified
// Ordered regions run in the order of the iterations, whoever has them.
#include <assert.h>

int main(void)
{
    int next = 0, order[6];
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < 6; i++) {
        int mine = i * i;
#pragma omp ordered
        {
            assert(next == i);
            order[next++] = mine;
        }
    }
    assert(next == 6 && order[5] == 25);
    return 0;
}
