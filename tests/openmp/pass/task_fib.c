// heddle: check --max-states 60
// expect: verified
// Fibonacci numbers by tasks. Each task writes its own variable of its parent, which waits for both: everything is
// ordered, and tasks that nobody waits for at the same time need not be tried in different orders.
#include <assert.h>

static int fib(int n)
{
    int x, y;
    if (n < 2) return n;
#pragma omp task shared(x)
    x = fib(n - 1);
#pragma omp task shared(y)
    y = fib(n - 2);
#pragma omp taskwait
    return x + y;
}

int main(void)
{
    int result = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    result = fib(10);
    assert(result == 55);
    return 0;
}
