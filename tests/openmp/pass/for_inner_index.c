// heddle: check
// expect: verified
// An inner loop whose index is declared outside.
// private(j).
static int a[3][8];

int main(void)
{
    int i, j;
#pragma omp parallel for private(j)
    for (i = 0; i < 3; i++) {
        for (j = 0; j < 3; j++) {
            a[i][j] = 1;
            a[i][j] += i + j;
        }
    }
    return 0;
}
