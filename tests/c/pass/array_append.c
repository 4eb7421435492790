// heddle: check
// expect: verified
// Two threads append to an array that has one place left.
// The place is looked for and taken under one lock.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int *array, count = 1;

static void *append(void *unused)
{
    pthread_mutex_lock(&lock);
    int room = count < 2;
    if (room) array[count++] = 5;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    array = malloc(2 * sizeof *array);
    pthread_t one, two;
    pthread_create(&one, NULL, append, NULL);
    pthread_create(&two, NULL, append, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    free(array);
    return 0;
}
