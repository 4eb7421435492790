// heddle: check
// expect: violated race
// race: a
// Elements are chosen by a table of indices.
// Two entries, far apart, are the same.
static int a[8];
static const int where[8] = {3, 1, 7, 0, 2, 6, 5, 1};

int main(void)
{
#pragma omp parallel for schedule(static, 2)
    for (int i = 0; i < 8; i++) {
        a[where[i]] += i; // HERE: race
    }
    return 0;
}
