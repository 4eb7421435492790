// heddle: check
// expect: violated race
// race: x
// The initial threads of two teams.
// Nothing orders two teams of a league (2.7).
static int x;

int main(void)
{
#pragma omp teams num_teams(2) thread_limit(1)
    {
        x++; // HERE: race
    }
    return 0;
}
