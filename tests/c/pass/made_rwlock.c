// heddle: check
// expect: verified
// Readers and a writer, by hand.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t free_ = PTHREAD_COND_INITIALIZER;
static int readers, writing;
static int a, b;

static void *reader(void *unused)
{
    pthread_mutex_lock(&lock);
    while (writing) pthread_cond_wait(&free_, &lock);
    readers++;
    pthread_mutex_unlock(&lock);
    int first = a, second = b;
    assert(first == second);
    pthread_mutex_lock(&lock);
    readers--;
    pthread_cond_broadcast(&free_);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    pthread_mutex_lock(&lock);
    while (writing || readers > 0) pthread_cond_wait(&free_, &lock);
    writing = 1;
    pthread_mutex_unlock(&lock);
    a = 1;
    b = 1;
    pthread_mutex_lock(&lock);
    writing = 0;
    pthread_cond_broadcast(&free_);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
