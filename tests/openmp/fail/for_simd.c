// heddle: check
// expect: violated race
// race: a
// Iterations shared out between threads and lanes.
// Iteration i writes what i+1 reads: different threads, or lanes of one.
static int a[17], b[17];

int main(void)
{
#pragma omp parallel for simd num_threads(2)
    for (int i = 0; i < 16; i++) {
        a[i + 1] = a[i] + 1; // HERE: race
    }
    return b[0];
}
