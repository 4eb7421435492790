// heddle: check
// expect: violated race
// race: u | u.half | u.word
// A union of a word and two halves.
// One uses the word.
#include <omp.h>

static union {
    unsigned word;
    unsigned short half[2];
} u;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            u.half[1] = 1; // HERE: race
        } else {
            u.word = 2; // HERE: race
        }
    }
    return 0;
}
