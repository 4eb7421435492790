// heddle: check
// expect: violated race
// race: data
// One section signals another by atomic operations.
// The signal is relaxed and orders nothing else (1.4.5).
static int data, ready;

int main(void)
{
    int seen = 0, value = 0;
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        {
            data = 5; // HERE: race
#pragma omp atomic write relaxed
            ready = 1;
        }
#pragma omp section
        {
#pragma omp atomic read relaxed
            seen = ready;
            if (seen) {
                value = data; // HERE: race
            }
        }
    }
    return value == 6;
}
