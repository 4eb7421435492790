// heddle: check
// expect: verified
// A value and its version change together.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int value, version;

static void update(int next)
{
    pthread_mutex_lock(&lock);
    value = next;
    version++;
    pthread_mutex_unlock(&lock);
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
    assert(version == 2);
    assert(value == 1 || value == 2);
    return 0;
}
