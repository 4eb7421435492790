// heddle: check
// expect: violated assertion
// Each worker gets its number.
// By the address of the loop's variable. Steps: the first worker reads it after main has gone on: both have number 1.
#include <assert.h>
#include <pthread.h>

static int seen[3];

static void *worker(void *argument)
{
    int me = *(int *)argument;
    seen[me]++;
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int i;
    for (i = 0; i < 2; i++) pthread_create(&t[i], NULL, worker, &i);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    assert(seen[0] == 1 && seen[1] == 1); // HERE: assertion
    return 0;
}
