// heddle: check
// expect: verified
// Double-checked locking with an acquiring look and a releasing store.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct config {
    int size;
};

static struct config config;
static _Atomic(struct config *) instance;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct config *get(void)
{
    struct config *found = atomic_load_explicit(&instance, memory_order_acquire);
    if (!found) {
        pthread_mutex_lock(&lock);
        found = atomic_load_explicit(&instance, memory_order_relaxed);
        if (!found) {
            config.size = 7;
            found = &config;
            atomic_store_explicit(&instance, found, memory_order_release);
        }
        pthread_mutex_unlock(&lock);
    }
    return found;
}

static void *work(void *unused)
{
    assert(get()->size == 7);
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
