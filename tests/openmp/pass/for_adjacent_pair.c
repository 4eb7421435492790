// heddle: check
// expect: verified
// Of a hundred iterations only two neighbours touch the same element.
// They touch different ones.
static int a[2];

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 100; i++) {
        if (i == 40) {
            a[0] = 1;
        }
        if (i == 41) {
            a[1] = 2;
        }
    }
    return 0;
}
