// heddle: check
// expect: violated race
// race: ready
// The condition is signalled after the mutex was given back: what is read is ordered by the mutex all the same.
// The flag is set outside, too.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready, data;

static void *sender(void *unused)
{
    pthread_mutex_lock(&lock);
    data = 1;
    pthread_mutex_unlock(&lock);
    ready = 1; // HERE-ANY: race
    pthread_cond_signal(&changed);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, sender, NULL);
    pthread_mutex_lock(&lock);
    int seen = ready; // HERE-ANY: race
    assert(!seen || data == 1);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
