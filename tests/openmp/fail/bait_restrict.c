// heddle: check
// expect: violated race
// race: left
// Two pointers to arrays.
// The same one, shifted.
static int left[10], right[10];

static void copy(int *to, const int *from, int n)
{
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < n; i++) {
        to[i] = from[i]; // HERE: race
    }
}

int main(void)
{
    copy(left, left + 1, 9);
    return right[0];
}
