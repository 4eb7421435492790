// heddle: check
// expect: violated race
// race: message
// One thread writes before it takes part in a reduction, the other reads after its own part.
// That the copies are combined one after the other orders nothing else (2.21.5.1): whoever comes first with the combination has not waited.
static int sum, message;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2) reduction(+ : seen)
    {
#pragma omp master
        message = 1; // HERE-ANY: race
#pragma omp for reduction(+ : sum) schedule(static) nowait
        for (int i = 0; i < 2; i++) {
            sum += i;
        }
        seen += message; // HERE-ANY: race
    }
    return seen > 2;
}
