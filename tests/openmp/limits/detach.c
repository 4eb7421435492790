// heddle: check
// expect: inconclusive detach|completion_event
// A detached task is complete when an event is fulfilled (OpenMP 5.1, 2.12.1).
#include <omp.h>

int main(void)
{
    int x = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        omp_event_handle_t event;
#pragma omp task detach(event) shared(x)
        {
            x = 1;
            omp_fulfill_event(event);
        }
#pragma omp taskwait
        x++;
    }
    return x != 2;
}
