// heddle: check
// expect: verified
// Updates of a counter, and a look at it.
// Both are atomic.
static int x;

int main(void)
{
    int seen = 0;
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 4; i++) {
        if (i == 3) {
#pragma omp atomic read
            seen = x;
        } else {
#pragma omp atomic update
            x += i;
        }
    }
    return seen > 3;
}
