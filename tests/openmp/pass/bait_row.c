// heddle: check
// expect: verified
// An index that leaves its row, but not the array.
// It stays in its row.
static int b[4][4];

int main(void)
{
    int *flat = &b[0][0];
#pragma omp parallel for num_threads(2)
    for (int i = 1; i < 4; i++) {
        for (int j = 1; j < 4; j++) {
            flat[i * 4 + j] = flat[i * 4 + j - 1];
        }
    }
    return 0;
}
