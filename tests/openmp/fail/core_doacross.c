// heddle: check
// expect: violated race
// race: a
// It waits for the one before the one before it.
int main(void)
{
    int a[6] = {1};
#pragma omp parallel for ordered(1)
    for (int i = 1; i < 6; i++) {
#pragma omp ordered depend(sink : i - 2)
        a[i] = a[i - 1] + 1; // HERE: race
#pragma omp ordered depend(source)
    }
    return a[5] == 0;
}
