// heddle: check
// expect: violated race
// race: all
// Reductions by several operators.
// One is not.
#include <assert.h>

int main(void)
{
    int product = 1, largest = -5, smallest = 50, all = 1, bits = 0, any = 0;
#pragma omp parallel for num_threads(2) reduction(* : product) reduction(max : largest) reduction(min : smallest) \
    reduction(| : bits) reduction(|| : any)
    for (int i = 1; i < 5; i++) {
        product *= i;
        largest = i > largest ? i : largest;
        smallest = i < smallest ? i : smallest;
        all = all && i; // HERE: race
        bits |= 1 << i;
        any = any || i == 3;
    }
    return product + largest + smallest + all + bits + any == 1;
}
