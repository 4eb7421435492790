// heddle: check
// expect: violated race
// race: count
// Bounded buffer with a mutex and two conditions.
// The consumer looks at the count before it locks.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static int slot, count;

static void put(int value)
{
    pthread_mutex_lock(&lock);
    while (count == 1) {
        pthread_cond_wait(&not_full, &lock);
    }
    slot = value;
    count = 1; // HERE-ANY: race
    pthread_cond_signal(&not_empty);
    pthread_mutex_unlock(&lock);
}

static int take(void)
{
    while (count == 0) { // HERE-ANY: race
    }
    pthread_mutex_lock(&lock);
    while (count == 0) {
        pthread_cond_wait(&not_empty, &lock);
    }
    int value = slot;
    count = 0; // HERE-ANY: race
    pthread_cond_signal(&not_full);
    pthread_mutex_unlock(&lock);
    return value;
}

static void *producer(void *unused)
{
    put(1);
    put(2);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, producer, NULL);
    int first = take();
    int second = take();
    assert(first == 1 && second == 2);
    pthread_join(t, NULL);
    return 0;
}
