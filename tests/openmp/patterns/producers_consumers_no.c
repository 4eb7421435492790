// heddle: check
// expect: verified
// Two producers and two consumers around a buffer of two, in critical sections. Each handles one item.
// All of the buffer is used in them.
#include <omp.h>

static int buffer[4], count, sum;

static int put(int item)
{
    int done = 0;
#pragma omp critical(buffer)
    {
        if (count < 2) {
            buffer[count] = item;
            count++;
            done = 1;
        }
    }
    return done;
}

static int take(void)
{
    int done = 0;
#pragma omp critical(buffer)
    {
        if (count > 0) {
            count--;
            sum += buffer[count];
            done = 1;
        }
    }
    return done;
}

int main(void)
{
#pragma omp parallel num_threads(4)
    {
        int me = omp_get_thread_num(), done = 0;
        while (!done) {
            done = me < 2 ? put(me + 1) : take();
        }
    }
    return sum > 3;
}
