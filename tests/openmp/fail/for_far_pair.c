// heddle: check
// expect: violated race
// race: a
// Of a hundred iterations only the first and the last touch the same element.
// The first and the last may be on different threads, whatever the split.
static int a[2];

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 100; i++) {
        if (i == 0) {
            a[0] = 1; // HERE: race
        }
        if (i == 99) {
            a[0] = 2; // HERE: race
        }
    }
    return 0;
}
