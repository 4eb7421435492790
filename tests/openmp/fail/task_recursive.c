// heddle: check
// expect: violated race
// race: left
// Fibonacci numbers by tasks.
// They are added before.
#include <assert.h>

static int fib(int n)
{
    int left = 0, right = 0, sum;
    if (n < 2) {
        return n;
    }
#pragma omp task shared(left)
    left = fib(n - 1); // HERE: race
    right = fib(n - 2);
    sum = left + right; // HERE: race
#pragma omp taskwait
    return sum;
}

int main(void)
{
    int result = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    result = fib(2);
    return result > 5;
}
