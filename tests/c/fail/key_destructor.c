// heddle: check
// expect: violated memory
// The destructor of a key frees each thread's buffer when the thread ends.
// The thread has freed its buffer itself: the destructor frees it again.
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t key;

static void *worker(void *unused)
{
    int *buffer = malloc(8 * sizeof *buffer);
    pthread_setspecific(key, buffer);
    buffer[7] = 1;
    free(buffer);
    return unused;
}

int main(void)
{
    pthread_key_create(&key, free);
    pthread_t one, two;
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
