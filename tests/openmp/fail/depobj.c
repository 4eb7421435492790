// heddle: check
// expect: violated race
// race: x
// Dependences kept in an object (OpenMP 5.1, 2.19.10): two tasks that depend on x as in may run at the same time.
#include <omp.h>

int main(void)
{
    int x = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        omp_depend_t object;
#pragma omp depobj(object) depend(in : x)
#pragma omp task depend(depobj : object) shared(x)
        x++; // HERE: race
#pragma omp task depend(depobj : object) shared(x)
        x++; // HERE: race
#pragma omp taskwait
#pragma omp depobj(object) destroy
    }
    return 0;
}
