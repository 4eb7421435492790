// heddle: check
// expect: violated memory
// Recursion without an end.
static int forever(int n)
{
    volatile int local[64];
    local[n & 63] = n;
    return forever(n + 1) + local[n & 63];
}

int main(void)
{
    return forever(0);
}
