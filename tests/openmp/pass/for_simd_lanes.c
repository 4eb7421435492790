// heddle: check --threads 2
// expect: verified
// Chunks of eight iterations for a thread; the dependence is inside of a chunk.
// safelen(1): no two iterations of a thread at the same time.
static int a[16];

int main(void)
{
#pragma omp parallel for simd schedule(static, 8) safelen(1)
    for (int i = 0; i < 16; i++) {
        if (i % 8 != 0) {
            a[i] = a[i - 1] + 1;
        }
    }
    return 0;
}
