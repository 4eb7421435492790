// heddle: check
// expect: verified
// Fibonacci numbers by tasks.
// The two results are added after the task is complete.
#include <assert.h>

static int fib(int n)
{
    int left = 0, right = 0, sum;
    if (n < 2) {
        return n;
    }
#pragma omp task shared(left)
    left = fib(n - 1);
    right = fib(n - 2);
#pragma omp taskwait
    sum = left + right;
    return sum;
}

int main(void)
{
    int result = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    result = fib(5);
    assert(result == 5);
    return result > 5;
}
