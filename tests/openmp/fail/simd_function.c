// heddle: check
// expect: violated race
// race: a
// A function for simd loops.
// It adds to one element.
static int a[8];

#pragma omp declare simd notinbranch
static int twice(int n)
{
    a[0] += n; // HERE: race
    return 2 * n;
}

int main(void)
{
    int b[8];
#pragma omp simd
    for (int i = 0; i < 8; i++) {
        b[i] = twice(i);
    }
    return b[1] == 3;
}
