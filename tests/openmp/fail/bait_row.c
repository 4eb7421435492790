// heddle: check
// expect: violated race
// race: b
// An index that leaves its row, but not the array.
// Column -1 of a row is the last one of the row before, which another iteration writes.
static int b[4][4];

int main(void)
{
    int *flat = &b[0][0];
#pragma omp parallel for num_threads(2)
    for (int i = 1; i < 4; i++) {
        for (int j = 0; j < 4; j++) {
            flat[i * 4 + j] = flat[i * 4 + j - 1]; // HERE: race
        }
    }
    return 0;
}
