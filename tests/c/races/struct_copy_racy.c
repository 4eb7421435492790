// heddle: check
// expect: violated race
// race: point | point.x | point.y
// A structure is copied under the mutex under which it changes.
// It is copied without it.
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
    point.x = 1; // HERE-ANY: race
    point.y = 1; // HERE-ANY: race
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, mover, NULL);
    struct point seen = point; // HERE-ANY: race
    assert(seen.x <= 1);
    pthread_join(t, NULL);
    return 0;
}
