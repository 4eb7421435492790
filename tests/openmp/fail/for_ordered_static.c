// heddle: check
// expect: violated race
// race: journal
// Ordered iterations append to a log.
// The element is written after it, with the position that was taken inside: the iteration that was last reads it.
#include <assert.h>

static int journal[5], length;

int main(void)
{
#pragma omp parallel for ordered schedule(static, 1)
    for (int i = 0; i < 4; i++) {
        int at;
#pragma omp ordered
        {
            at = length;
            length++;
        }
        journal[at] = at == 0 ? 0 : journal[at - 1] + 1; // HERE: race
    }
    return 0;
}
