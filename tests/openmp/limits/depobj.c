// heddle: check
// expect: inconclusive depobj
// Dependences kept in an object (OpenMP 5.1, 2.19.10).
#include <omp.h>

int main(void)
{
    int x = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        omp_depend_t object;
#pragma omp depobj(object) depend(inout : x)
#pragma omp task depend(depobj : object) shared(x)
        x++;
#pragma omp task depend(depobj : object) shared(x)
        x++;
#pragma omp taskwait
#pragma omp depobj(object) destroy
    }
    return x != 2;
}
