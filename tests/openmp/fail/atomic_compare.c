// heddle: check
// expect: violated race
// race: largest
// The largest of some values.
// The test is atomic by itself, the store is a plain one.
#include <assert.h>

static int largest;

int main(void)
{
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 4; i++) {
        int value = i * 3 % 4;
        int seen;
#pragma omp atomic read
        seen = largest; // HERE-ANY: race
        if (seen < value) {
            largest = value; // HERE-ANY: race
        }
    }
    return 0;
}
