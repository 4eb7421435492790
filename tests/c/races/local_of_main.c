// heddle: check
// expect: verified
// A thread adds to a variable of main, which main looks at after the join.
#include <assert.h>
#include <pthread.h>

static void *add(void *argument)
{
    int *total = argument;
    *total += 1;
    return NULL;
}

int main(void)
{
    pthread_t t;
    int total = 1;
    pthread_create(&t, NULL, add, &total);
    pthread_join(t, NULL);
    int seen = total;
    assert(seen >= 1);
    return 0;
}
