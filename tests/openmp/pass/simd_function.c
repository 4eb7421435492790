// heddle: check
// expect: verified
// A function for simd loops.
// It uses its arguments.
#pragma omp declare simd notinbranch
static int twice(int n)
{
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
