// heddle: check
// expect: violated race
// race: sum
// A variable is updated atomically beside a reduction into it.
// The combination is not atomic (2.21.5.1).
static int sum;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp for reduction(+ : sum) nowait // HERE-ANY: race
        for (int i = 0; i < 2; i++) {
            sum += i;
        }
#pragma omp atomic
        sum += 1; // HERE-ANY: race
    }
    return 0;
}
