// outcomes: abc
// Each thread waits for the one before: one order only.
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t turn[3];
static void *print(void *argument)
{
    int me = (int)(long)argument;
    sem_wait(&turn[me]);
    putchar('a' + me);
    if (me < 2) sem_post(&turn[me + 1]);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++) sem_init(&turn[i], 0, i == 0);
    for (long i = 0; i < 3; i++) pthread_create(&t[i], NULL, print, (void *)i);
    for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
    putchar('\n');
    return 0;
}
