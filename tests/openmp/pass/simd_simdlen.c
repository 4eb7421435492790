// heddle: check
// expect: verified
// simdlen is a preference, safelen a limit.
// Both: at most two at a time, and the dependence is over two.
static int a[20];

int main(void)
{
#pragma omp simd simdlen(2) safelen(2)
    for (int i = 2; i < 20; i++) {
        a[i] = a[i - 2] + 1;
    }
    return 0;
}
