// heddle: check
// expect: verified
// Each worker gets a lock and a counter that all share.
#include <assert.h>
#include <pthread.h>

struct job {
    pthread_mutex_t *lock;
    int *total;
};

static void *work(void *argument)
{
    struct job *job = argument;
    pthread_mutex_lock(job->lock);
    *job->total += 1;
    pthread_mutex_unlock(job->lock);
    return NULL;
}

int main(void)
{
    pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_t second = PTHREAD_MUTEX_INITIALIZER;
    int total = 0;
    struct job a = {&first, &total}, b = {&first, &total};
    pthread_t one, two;
    pthread_mutex_lock(&second);
    pthread_mutex_unlock(&second);
    pthread_create(&one, NULL, work, &a);
    pthread_create(&two, NULL, work, &b);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(total == 2);
    return 0;
}
