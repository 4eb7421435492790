// heddle: check
// expect: violated deadlock
// Three threads, three locks, each takes two neighbours.
// The third closes the cycle: all three hold one and wait for the next.
#include <pthread.h>

static pthread_mutex_t lock[3] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};

static void both(int first, int second)
{
    pthread_mutex_lock(&lock[first]);
    pthread_mutex_lock(&lock[second]); // HERE: deadlock
    pthread_mutex_unlock(&lock[second]);
    pthread_mutex_unlock(&lock[first]);
}

static void *zero(void *u) { both(0, 1); return u; }
static void *one(void *u) { both(1, 2); return u; }
static void *two(void *u) { both(2, 0); return u; }

int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], NULL, zero, NULL);
    pthread_create(&t[1], NULL, one, NULL);
    pthread_create(&t[2], NULL, two, NULL);
    for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
    return 0;
}
