// heddle: check
// expect: verified
// A task outside of every parallel region, and in one.
// The implicit region around the program has one thread.
static int x;

int main(void)
{
    int seen = 0;
    {
#pragma omp task
        x = 1;
        seen = x;
    }
    return seen > 1;
}
