// heddle: check
// expect: violated race
// race: table
// All threads read one table.
// One of the iterations stores the value that is there already: a write is a write.
static int table[4] = {1, 2, 3, 4}, out[4];

int main(void)
{
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 4; i++) {
        out[i] = table[0] + table[3 - i]; // HERE: race
        if (i == 2) {
            table[0] = 1; // HERE: race
        }
    }
    return 0;
}
