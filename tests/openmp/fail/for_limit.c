// heddle: check
// expect: violated race
// race: limit
// All iterations read a limit.
// One iteration changes it while others read it.
static int limit = 4, a[4];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp for
        for (int i = 0; i < 4; i++) {
            a[i] = limit; // HERE: race
            if (i == 2) {
                limit = 3; // HERE: race
            }
        }
    }
    return 0;
}
