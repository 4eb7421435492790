// heddle: check --threads 2
// expect: violated race
// race: a
// Chunks of eight iterations for a thread; the dependence is inside of a chunk.
// The lanes of one thread meet.
static int a[16];

int main(void)
{
#pragma omp parallel for simd schedule(static, 8)
    for (int i = 0; i < 16; i++) {
        if (i % 8 != 0) {
            a[i] = a[i - 1] + 1; // HERE: race
        }
    }
    return 0;
}
