// heddle: check
// expect: violated race
// race: a
// Variables declared in the body of a simd loop belong to the iteration.
// The last element of the outer array is used by all.
static int a[9];

int main(void)
{
#pragma omp simd
    for (int i = 0; i < 8; i++) {
        int pair[2];
        pair[0] = i;
        pair[1] = pair[0] + 1;
        a[i] = pair[1];
        a[8] = pair[0]; // HERE: race
    }
    return 0;
}
