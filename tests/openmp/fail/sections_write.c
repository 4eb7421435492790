// heddle: check
// expect: violated race
// race: x
// Two sections write one variable.
// They may be executed by different threads (2.10.1).
static int x, y;

int main(void)
{
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        x = 1; // HERE: race
#pragma omp section
        x = 2; // HERE: race
    }
    return y > 2;
}
