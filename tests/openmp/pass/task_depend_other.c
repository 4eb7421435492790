// heddle: check
// expect: verified
// Dependences are about the storage named, not about what the task does.
// Both name x.
static int x, y;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(out : x)
        x = 1;
#pragma omp task depend(in : x)
        y = x;
    }
    return y > 1;
}
