// heddle: check
// expect: violated race
// race: last
// The conflicting writes are the last things that the threads do, after all synchronisation.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int last;

static void *work(void *me)
{
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    last = (int)(long)me; // HERE-ANY: race
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, work, (void *)1);
    pthread_create(&two, NULL, work, (void *)2);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(last == 1 || last == 2);
    return 0;
}
