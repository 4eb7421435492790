// heddle: check
// expect: violated race
// race: count | buffer
// Two producers and two consumers around a buffer of two, in critical sections. Each handles one item.
// The producers use sections of one name, the consumers of another.
#include <omp.h>

static int buffer[4], count, sum;

static int put(int item)
{
    int done = 0;
#pragma omp critical(put)
    {
        if (count < 2) { // HERE-ANY: race
            buffer[count] = item; // HERE-ANY: race
            count++; // HERE-ANY: race
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
        if (count > 0) { // HERE-ANY: race
            count--; // HERE-ANY: race
            sum += buffer[count]; // HERE-ANY: race
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
