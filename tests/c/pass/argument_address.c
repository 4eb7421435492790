// heddle: check
// expect: verified
// Each worker gets its number.
// By value.
#include <assert.h>
#include <pthread.h>

static int seen[3];

static void *worker(void *argument)
{
    int me = (int)(long)argument;
    seen[me]++;
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (long i = 0; i < 2; i++) pthread_create(&t[i], NULL, worker, (void *)i);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    assert(seen[0] == 1 && seen[1] == 1);
    return 0;
}
