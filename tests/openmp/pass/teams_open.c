// heddle: check
// expect: verified
// The number of teams is left to the implementation: one or more (2.7).
// The update is atomic.
static int x;

int main(void)
{
#pragma omp teams
    {
#pragma omp atomic
        x++;
    }
    return 0;
}
