// heddle: check
// expect: verified
// A static variable of a function.
// threadprivate applies to it, too.
static int next(void)
{
    static int count;
#pragma omp threadprivate(count)
    count++;
    return count;
}

int main(void)
{
    int bad = 0;
#pragma omp parallel num_threads(2) reduction(| : bad)
    bad |= next() < 1;
    return bad;
}
