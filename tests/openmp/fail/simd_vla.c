// heddle: check
// expect: violated race
// race: a
// An array whose size is known at run time, declared before the loop.
// It is shared by the lanes like any other: each reads what the one before it writes.
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
        a[i + 1] = a[i] + b[i]; // HERE: race
    }
    return a[1] > 9;
}
