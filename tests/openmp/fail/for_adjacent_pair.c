// heddle: check
// expect: violated race
// race: a
// Of a hundred iterations only two neighbours touch the same element.
// Any two iterations may be on different threads when no schedule is written.
static int a[2];

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 100; i++) {
        if (i == 40) {
            a[0] = 1; // HERE: race
        }
        if (i == 41) {
            a[0] = 2; // HERE: race
        }
    }
    return 0;
}
