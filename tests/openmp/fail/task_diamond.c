// heddle: check
// expect: violated race
// race: c
// A diamond of dependences: the last task waits for one of the two only.

static int a, b, c, d;

int main(void)
{
#pragma omp parallel num_threads(3)
#pragma omp single
    {
#pragma omp task depend(out : a)
        a = 1;
#pragma omp task depend(in : a) depend(out : b)
        b = a + 1;
#pragma omp task depend(in : a) depend(out : c)
        c = a + 2; // HERE: race
#pragma omp task depend(in : b)
        d = b + c; // HERE: race
    }
    return d > 5;
}
