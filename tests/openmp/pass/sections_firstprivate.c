// heddle: check
// expect: verified
// Sections change a variable that all start from.
// firstprivate: each thread has a copy. A section may see the change of another on the same thread, and no other.
#include <assert.h>

static int out[2];

int main(void)
{
    int x = 1;
#pragma omp parallel num_threads(2)
    {
#pragma omp sections firstprivate(x)
        {
#pragma omp section
            {
                x++;
                out[0] = x;
            }
#pragma omp section
            {
                x++;
                out[1] = x;
            }
        }
    }
    assert(out[0] >= 2 && out[1] >= 2 && x == 1);
    return 0;
}
