// heddle: check
// expect: violated race
// race: error
// A loop, then every thread reads what one iteration has written.
// nowait: a thread that has finished its share reads while another still writes.
#include <assert.h>

static int error;

int main(void)
{
    int seen = 0;
#pragma omp parallel num_threads(2) reduction(+ : seen)
    {
#pragma omp for nowait
        for (int i = 0; i < 4; i++) {
            if (i == 3) {
                error = 1; // HERE: race
            }
        }
        seen += error; // HERE: race
    }
    return seen == 3;
}
