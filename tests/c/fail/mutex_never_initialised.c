// heddle: check
// expect: violated assertion
// A mutex in fresh heap memory that nobody has initialised: malloc's memory is not zero.
#include <pthread.h>
#include <stdlib.h>

int main(void)
{
    pthread_mutex_t *lock = malloc(sizeof *lock);
    pthread_mutex_lock(lock); // HERE: assertion
    pthread_mutex_unlock(lock);
    free(lock);
    return 0;
}
