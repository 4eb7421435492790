// heddle: check
// expect: verified
// Mutual exclusion between teams.
// Atomic operations are atomic for all threads.
static int x;

int main(void)
{
#pragma omp teams num_teams(2) thread_limit(1)
#pragma omp parallel num_threads(1)
    {
#pragma omp atomic update
        x++;
    }
    return 0;
}
