// heddle: check
// expect: violated race
// race: x
// Mutual exclusion between teams.
// A critical region excludes the threads of one contention group only; each team is one of its own (2.19.1).
static int x;

int main(void)
{
#pragma omp teams num_teams(2) thread_limit(1)
#pragma omp parallel num_threads(1)
    {
#pragma omp critical
        x++; // HERE: race
    }
    return 0;
}
