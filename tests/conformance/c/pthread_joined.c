// Threads whose results do not depend on the schedule.
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>

struct part { const int *from; int n; long sum; };
static void *add(void *p)
{
    struct part *part = p;
    for (int i = 0; i < part->n; i++) part->sum += part->from[i];
    return part;
}
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t turn_changed = PTHREAD_COND_INITIALIZER;
static int turn;
static void *in_turn(void *p)
{
    int me = (int)(long)p;
    for (int round = 0; round < 3; round++) {
        pthread_mutex_lock(&lock);
        while (turn % 3 != me) pthread_cond_wait(&turn_changed, &lock);
        printf("%d%c ", round, 'a' + me);
        turn++;
        pthread_cond_broadcast(&turn_changed);
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}
static sem_t ping, pong;
static void *pinger(void *u)
{
    for (int i = 0; i < 3; i++) sem_wait(&ping), printf("ping "), sem_post(&pong);
    return u;
}
static pthread_barrier_t barrier;
static int cells[4];
static void *phases(void *p)
{
    int me = (int)(long)p;
    for (int i = 0; i < 4; i++) {
        int left = cells[(me + 3) % 4];
        pthread_barrier_wait(&barrier);
        cells[me] += left + 1;
        pthread_barrier_wait(&barrier);
    }
    return NULL;
}

int main(void)
{
    int numbers[100];
    for (int i = 0; i < 100; i++) numbers[i] = i * i;
    struct part parts[4];
    pthread_t t[4];
    for (int i = 0; i < 4; i++) parts[i] = (struct part){numbers + 25 * i, 25, 0}, pthread_create(&t[i], NULL, add, &parts[i]);
    long total = 0;
    for (int i = 0; i < 4; i++) {
        void *r;
        pthread_join(t[i], &r);
        total += ((struct part *)r)->sum;
    }
    printf("%ld\n", total);
    for (long i = 0; i < 3; i++) pthread_create(&t[i], NULL, in_turn, (void *)i);
    for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
    printf("\n");
    sem_init(&ping, 0, 1);
    sem_init(&pong, 0, 0);
    pthread_create(&t[0], NULL, pinger, NULL);
    for (int i = 0; i < 3; i++) sem_wait(&pong), printf("pong "), sem_post(&ping);
    pthread_join(t[0], NULL);
    printf("\n");
    pthread_barrier_init(&barrier, NULL, 4);
    for (int i = 0; i < 4; i++) cells[i] = i;
    for (long i = 0; i < 4; i++) pthread_create(&t[i], NULL, phases, (void *)i);
    for (int i = 0; i < 4; i++) pthread_join(t[i], NULL);
    printf("%d %d %d %d\n", cells[0], cells[1], cells[2], cells[3]);
    return 0;
}
