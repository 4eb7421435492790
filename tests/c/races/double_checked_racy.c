// heddle: check
// expect: violated race
// race: instance | config.size
// Double-checked locking with an acquiring look and a releasing store.
// With a plain pointer.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct config {
    int size;
};

static struct config config;
static struct config *instance;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct config *get(void)
{
    struct config *found = instance; // HERE-ANY: race
    if (!found) {
        pthread_mutex_lock(&lock);
        found = instance; // HERE-ANY: race
        if (!found) {
            config.size = 7; // HERE-ANY: race
            found = &config;
            instance = found; // HERE-ANY: race
        }
        pthread_mutex_unlock(&lock);
    }
    return found;
}

static void *work(void *unused)
{
    assert(get()->size == 7); // HERE-ANY: race
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, work, NULL);
    pthread_create(&two, NULL, work, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
