// heddle: check
// expect: violated race
// race: a
// Without a schedule clause the two loops may be dealt out differently.
int main(void)
{
    int a[6], b[6];
#pragma omp parallel
    {
#pragma omp for nowait
        for (int i = 0; i < 6; i++) a[i] = i; // HERE: race
#pragma omp for nowait
        for (int i = 0; i < 6; i++) b[i] = a[i] + 1; // HERE: race
    }
    return b[0] == 0;
}
