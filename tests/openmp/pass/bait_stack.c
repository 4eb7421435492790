// heddle: check
// expect: verified
// Functions called by all threads use their locals.
// Each call has its own, at addresses that are used again and again.
static int square(int n)
{
    int local[2];
    int shared;
    local[0] = n;
    shared = n;
    local[1] = shared;
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
