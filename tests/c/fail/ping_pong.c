// heddle: check
// expect: violated deadlock
// Two threads take turns.
// In its last round ping keeps the turn: pong waits for ever.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t turned = PTHREAD_COND_INITIALIZER;
static int turn, rounds;

static void *player(void *argument)
{
    int me = (int)(long)argument;
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&lock);
        while (turn != me) pthread_cond_wait(&turned, &lock); // HERE: deadlock
        rounds++;
        turn = i == 1 ? 0 : 1 - me;
        pthread_cond_broadcast(&turned);
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t ping, pong;
    pthread_create(&ping, NULL, player, (void *)0L);
    pthread_create(&pong, NULL, player, (void *)1L);
    pthread_join(ping, NULL);
    pthread_join(pong, NULL);
    assert(rounds == 4);
    return 0;
}
