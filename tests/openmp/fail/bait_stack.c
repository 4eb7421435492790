// heddle: check
// expect: violated race
// race: shared
// Functions called by all threads use their locals.
// One of the variables is static.
static int square(int n)
{
    int local[2];
    static int shared;
    local[0] = n;
    shared = n; // HERE-ANY: race
    local[1] = shared; // HERE-ANY: race
    return local[0] * local[1];
}

int main(void)
{
    int sum = 0;
#pragma omp parallel for num_threads(2) reduction(+ : sum)
    for (int i = 0; i < 4; i++) {
        sum += square(i);
    }
    return sum > 36;
}
