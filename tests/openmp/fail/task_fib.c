// heddle: check --max-states 1000
// expect: violated race
// race: x | y
// Nobody waits for the tasks before their results are added.

static int fib(int n)
{
    int x = 0, y = 0;
    if (n < 2) return n;
#pragma omp task shared(x)
    x = fib(n - 1);
#pragma omp task shared(y)
    y = fib(n - 2);
    return x + y; // HERE: race
}

int main(void)
{
    int result = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    result = fib(4);
    return result < 0;
}
