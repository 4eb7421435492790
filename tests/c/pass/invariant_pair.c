// heddle: check
// expect: verified
// x + y stays 10: the mover keeps it under a lock.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x = 10, y;

static void *mover(void *unused)
{
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&lock);
        x--;
        y++;
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, mover, NULL);
    pthread_mutex_lock(&lock);
    int sum = x + y;
    pthread_mutex_unlock(&lock);
    assert(sum == 10);
    pthread_join(t, NULL);
    return 0;
}
