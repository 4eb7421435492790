// heddle: check --race auto
// expect: verified
// The same with the schedule written: iterations 0 and 1 are one thread's.
int main(void)
{
    int a[8] = {0};
#pragma omp parallel for schedule(static) num_threads(2)
    for (int i = 0; i < 8; i++) a[i < 2 ? 0 : i] = i;
    return a[0] == 9;
}
