// heddle: check
// expect: violated race
// race: local
// A task uses a variable of the function that created it.
// It goes on using the variable, and waits only then.
static int work(void)
{
    int local = 0;
#pragma omp task shared(local)
    local = 1; // HERE: race
    local++; // HERE: race
#pragma omp taskwait
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
