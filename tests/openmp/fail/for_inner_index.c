// heddle: check
// expect: violated race
// race: j
// An inner loop whose index is declared outside.
// Only the index of the associated loop is private (2.21.1.1): j is shared.
static int a[3][8];

int main(void)
{
    int i, j;
#pragma omp parallel for
    for (i = 0; i < 3; i++) {
        for (j = 0; j < 3; j++) { // HERE-ANY: race
            a[i][j] = 1; // HERE-ANY: race
        }
    }
    return 0;
}
