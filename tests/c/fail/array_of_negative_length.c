// heddle: check
// expect: violated memory
// The length of an array is computed, and negative.
static int sum(int n)
{
    int a[n]; // HERE: memory
    for (int i = 0; i < n; i++)
        a[i] = i;
    return n > 0 ? a[n - 1] : 0;
}

int main(void)
{
    return sum(3) + sum(-1);
}
