// heddle: check
// expect: violated race
// race: best.value | best.index
// A reduction that the program declares: the smallest element and where it is.
// Without it.
#include <assert.h>

struct place {
    int value, index;
};

#pragma omp declare reduction(smallest:struct place : omp_out = omp_in.value < omp_out.value ? omp_in : omp_out) \
    initializer(omp_priv = (struct place){1000, -1})

static const int a[6] = {5, 3, 9, 1, 7, 4};

int main(void)
{
    struct place best = {1000, -1};
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 6; i++) {
        if (a[i] < best.value) { // HERE-ANY: race
            best.value = a[i]; // HERE-ANY: race
            best.index = i; // HERE-ANY: race
        }
    }
    return 0;
}
