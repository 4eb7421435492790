// heddle: check
// expect: verified
// The initial threads of two teams.
// They update atomically.
static int x;

int main(void)
{
#pragma omp teams num_teams(2) thread_limit(1)
    {
#pragma omp atomic
        x++;
    }
    return 0;
}
