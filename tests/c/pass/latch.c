// heddle: check
// expect: verified
// Main waits until two workers have counted down.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t zero = PTHREAD_COND_INITIALIZER;
static int latch = 2;
static int part[2];

static void *worker(void *argument)
{
    int *mine = argument;
    pthread_mutex_lock(&lock);
    *mine = 21;
    if (--latch == 0) pthread_cond_signal(&zero);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++) {
        pthread_create(&t[i], NULL, worker, &part[i]);
        pthread_detach(t[i]);
    }
    pthread_mutex_lock(&lock);
    while (latch > 0) pthread_cond_wait(&zero, &lock);
    int sum = part[0] + part[1];
    pthread_mutex_unlock(&lock);
    assert(sum == 42);
    return 0;
}
