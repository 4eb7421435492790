// heddle: check
// expect: violated race
// race: a
// Two distribute loops, one after the other.
// In one: there is no barrier at the end of distribute (2.11.6), and the second reads the elements of other teams.
static int a[4], b[4];

int main(void)
{
#pragma omp teams num_teams(2) thread_limit(1)
    {
#pragma omp distribute
        for (int i = 0; i < 4; i++) {
            a[i] = i; // HERE: race
        }
#pragma omp distribute
        for (int i = 0; i < 4; i++) {
            b[i] = a[3 - i]; // HERE: race
        }
    }
    return b[0] > 3;
}
