// heddle: check
// expect: violated race
// race: last
// Main ends the program right after its write, and joins nobody.
#include <pthread.h>

static int last;

static void *other(void *unused)
{
    last = 1; // HERE-ANY: race
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    last = 2; // HERE-ANY: race
    return 0;
}
