// heddle: check
// expect: violated race
// race: word
// Accesses of different sizes to one object.
// They are.
#include <omp.h>
#include <string.h>

static unsigned char word[8];

int main(void)
{
    unsigned short half = 7;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            memcpy(word + 2, &half, sizeof half); // HERE: race
        } else {
            word[3] = 1; // HERE: race
        }
    }
    return 0;
}
