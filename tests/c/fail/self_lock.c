// heddle: check
// expect: violated deadlock
// A function that locks calls another one that does.
// The mutex is of the default kind: its owner waits for itself, in every schedule.
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock;
static int size;

static void add(void)
{
    pthread_mutex_lock(&lock); // HERE: deadlock
    size++;
    pthread_mutex_unlock(&lock);
}

static void *add_twice(void *unused)
{
    pthread_mutex_lock(&lock);
    add();
    add();
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_NORMAL);
    pthread_mutex_init(&lock, &attributes);
    pthread_mutexattr_destroy(&attributes);
    pthread_t t;
    pthread_create(&t, NULL, add_twice, NULL);
    add();
    pthread_join(t, NULL);
    assert(size == 3);
    return 0;
}
