// heddle: check
// expect: verified
// Variables declared in the body of a simd loop belong to the iteration.
// The array of the body is the iteration's own.
static int a[9];

int main(void)
{
#pragma omp simd
    for (int i = 0; i < 8; i++) {
        int pair[2];
        pair[0] = i;
        pair[1] = pair[0] + 1;
        a[i] = pair[1];
    }
    return 0;
}
