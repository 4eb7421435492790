// heddle: check
// expect: verified
// A growing array.
// The reader goes through the owner under a lock.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int *items;

static void *reader(void *unused)
{
    pthread_mutex_lock(&lock);
    int *mine = items;
    int first = mine[0];
    pthread_mutex_unlock(&lock);
    return first == 1 ? unused : NULL;
}

int main(void)
{
    items = malloc(sizeof *items);
    items[0] = 1;
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    pthread_mutex_lock(&lock);
    items = realloc(items, 100 * sizeof *items);
    items[99] = 2;
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    free(items);
    return 0;
}
