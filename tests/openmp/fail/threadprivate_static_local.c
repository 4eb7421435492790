// heddle: check
// expect: violated race
// race: count
// A static variable of a function.
// It is shared (2.21.1.2).
static int next(void)
{
    static int count;
    count++; // HERE-ANY: race
    return count; // HERE-ANY: race
}

int main(void)
{
    int bad = 0;
#pragma omp parallel num_threads(2) reduction(| : bad)
    bad |= next() < 1;
    return bad;
}
