// heddle: check
// expect: verified
// The length of an array is computed, and not negative.
static int sum(unsigned char n)
{
    int a[n];
    for (int i = 0; i < n; i++)
        a[i] = i;
    return n > 0 ? a[n - 1] : 0;
}

int main(void)
{
    return sum(3) + sum(0) + sum(127) == 0;
}
