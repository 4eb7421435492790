// heddle: check
// expect: violated memory
// A growing array.
// The reader keeps the old address. Steps: it reads the address; the array grows elsewhere; it reads freed memory.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int *items;

static void *reader(void *unused)
{
    pthread_mutex_lock(&lock);
    int *mine = items;
    pthread_mutex_unlock(&lock);
    int first = mine[0]; // HERE: memory
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
