// heddle: check
// expect: verified
// Two distribute loops, one after the other.
// In two teams regions: the first league ends before the second starts.
static int a[4], b[4];

int main(void)
{
#pragma omp teams num_teams(2) thread_limit(1)
    {
#pragma omp distribute
        for (int i = 0; i < 4; i++) {
            a[i] = i;
        }
    }
#pragma omp teams num_teams(2) thread_limit(1)
    {
#pragma omp distribute
        for (int i = 0; i < 4; i++) {
            b[i] = a[3 - i];
        }
    }
    return b[0] > 3;
}
