// heddle: check
// expect: verified
// Two pointers to arrays.
// Different arrays.
static int left[10], right[10];

static void copy(int *to, const int *from, int n)
{
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < n; i++) {
        to[i] = from[i];
    }
}

int main(void)
{
    copy(left, right, 9);
    return right[0];
}
