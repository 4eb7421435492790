// heddle: check
// expect: verified
// Dependences kept in an object (OpenMP 5.1, 2.19.10): two tasks that depend on x as inout run one after the other, also after its update.
#include <assert.h>
#include <omp.h>

int main(void)
{
    int x = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        omp_depend_t object;
#pragma omp depobj(object) depend(in : x)
#pragma omp depobj(object) update(inout)
#pragma omp task depend(depobj : object) shared(x)
        x++;
#pragma omp task depend(depobj : object) shared(x)
        x++;
#pragma omp taskwait
#pragma omp depobj(object) destroy
    }
    assert(x == 2);
    return 0;
}
