// heddle: check
// expect: violated race
// race: version
// A value and its version change together.
// The mutex is given back before the version is written.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int value, version;

static void update(int next)
{
    pthread_mutex_lock(&lock);
    value = next;
    pthread_mutex_unlock(&lock);
    version++; // HERE-ANY: race
}

static void *other(void *unused)
{
    update(1);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    update(2);
    pthread_join(t, NULL);
    assert(value == 1 || value == 2);
    return 0;
}
