// heddle: check
// expect: violated race
// race: a
// simdlen is a preference, safelen a limit.
// simdlen alone limits nothing.
static int a[20];

int main(void)
{
#pragma omp simd simdlen(2)
    for (int i = 2; i < 20; i++) {
        a[i] = a[i - 2] + 1; // HERE: race
    }
    return 0;
}
