// outcomes: 1 | 2
// Two permits for three threads: the most that were inside together is 1 if they come one after the other, 2 at most.
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>

static sem_t permits;
static atomic_int inside, most;

static void *enter(void *u)
{
    sem_wait(&permits);
    int now = ++inside;
    int seen = most;
    while (now > seen && !atomic_compare_exchange_strong(&most, &seen, now)) {
    }
    inside--;
    sem_post(&permits);
    return u;
}

int main(void)
{
    pthread_t t[2];
    sem_init(&permits, 0, 2);
    for (int i = 0; i < 2; i++) pthread_create(&t[i], NULL, enter, NULL);
    enter(NULL);
    for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
    printf("%d\n", most);
    return 0;
}
