// heddle: check
// expect: verified
// A reduction that the program declares: the smallest element and where it is.
// With the clause.
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
#pragma omp parallel for num_threads(2) reduction(smallest : best)
    for (int i = 0; i < 6; i++) {
        if (a[i] < best.value) {
            best.value = a[i];
            best.index = i;
        }
    }
    assert(best.value == 1 && best.index == 3);
    return 0;
}
