// heddle: check
// expect: verified
// A structure is copied under the mutex under which it changes.
#include <assert.h>
#include <pthread.h>

struct point {
    int x, y;
};

static struct point point;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *mover(void *unused)
{
    pthread_mutex_lock(&lock);
    point.x = 1;
    point.y = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, mover, NULL);
    pthread_mutex_lock(&lock);
    struct point seen = point;
    pthread_mutex_unlock(&lock);
    assert(seen.x == seen.y);
    pthread_join(t, NULL);
    return 0;
}
