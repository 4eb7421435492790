// heddle: check --properties race,deadlock
// expect: inconclusive --properties leaves out: memory
// Nothing can be said of what comes after the access through null: to call it free of races would be wrong.
#include <pthread.h>
#include <stddef.h>

static int shared;

static void *worker(void *argument)
{
    *(volatile int *)argument = 1;
    shared++;
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    shared++;
    pthread_join(thread, NULL);
    return 0;
}
