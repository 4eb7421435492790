// heddle: check
// expect: violated race
// race: total
// A thread adds to a variable of main, which main looks at after the join.
// Before the join.
#include <assert.h>
#include <pthread.h>

static void *add(void *argument)
{
    int *total = argument;
    *total += 1; // HERE-ANY: race
    return NULL;
}

int main(void)
{
    pthread_t t;
    int total = 1;
    pthread_create(&t, NULL, add, &total);
    int seen = total; // HERE-ANY: race
    pthread_join(t, NULL);
    assert(seen >= 1);
    return 0;
}
