// heddle: check
// expect: verified
// Iterations shared out between threads and lanes.
// Independent ones.
static int a[17], b[17];

int main(void)
{
#pragma omp parallel for simd num_threads(2)
    for (int i = 0; i < 16; i++) {
        b[i + 1] = a[i] + 1;
    }
    return b[0];
}
