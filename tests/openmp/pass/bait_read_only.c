// heddle: check
// expect: verified
// All threads read one table.
// Reads do not race.
static int table[4] = {1, 2, 3, 4}, out[4];

int main(void)
{
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 4; i++) {
        out[i] = table[0] + table[3 - i];
    }
    return 0;
}
