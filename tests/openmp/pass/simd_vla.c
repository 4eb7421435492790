// heddle: check
// expect: verified
// An array whose size is known at run time, declared before the loop.
// Independent iterations.
int main(int argc, char **argv)
{
    int n = argc + 9;
    int a[n], b[n];
    (void)argv;
    for (int i = 0; i < n; i++) {
        a[i] = b[i] = i;
    }
#pragma omp simd
    for (int i = 0; i < n - 1; i++) {
        a[i + 1] = b[i];
    }
    return a[1] > 9;
}
