// heddle: check
// expect: violated assertion
// A value that each thread has for itself.
// A global. Steps: one sets 1; two sets 2; one reads 2.
#include <assert.h>
#include <pthread.h>

static pthread_key_t key;
static void *mine_;
#define pthread_setspecific(key, value) (mine_ = (void *)(value))
#define pthread_getspecific(key) mine_

static int read_back(void)
{
    return (int)(long)pthread_getspecific(key);
}

static void *worker(void *number)
{
    pthread_setspecific(key, number);
    assert(read_back() == (int)(long)number); // HERE: assertion
    return NULL;
}

int main(void)
{
    pthread_key_create(&key, NULL);
    pthread_t one, two;
    pthread_create(&one, NULL, worker, (void *)1L);
    pthread_create(&two, NULL, worker, (void *)2L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    pthread_key_delete(key);
    return 0;
}
