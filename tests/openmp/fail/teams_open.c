// heddle: check
// expect: violated race
// race: x
// The number of teams is left to the implementation: one or more (2.7).
// It is not, and there may be two teams.
static int x;

int main(void)
{
#pragma omp teams
    {
        x++; // HERE: race
    }
    return 0;
}
