// heddle: check
// expect: verified
// A task uses a variable of the function that created it.
// The function waits for its task before it goes on.
static int work(void)
{
    int local = 0;
#pragma omp task shared(local)
    local = 1;
#pragma omp taskwait
    local++;
    return local;
}

int main(void)
{
    int result = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    result = work();
    return result > 2;
}
