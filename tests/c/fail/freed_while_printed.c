// heddle: check
// expect: violated memory
// A name that one thread replaces and another one prints.
// The printer lets go of the lock too early. Steps: it copies the pointer; the name is replaced and freed; it prints.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *name;

static void *rename_(void *unused)
{
    char *fresh = strdup("new");
    pthread_mutex_lock(&lock);
    char *old = name;
    name = fresh;
    pthread_mutex_unlock(&lock);
    free(old);
    return unused;
}

int main(void)
{
    name = strdup("old");
    pthread_t t;
    pthread_create(&t, NULL, rename_, NULL);
    pthread_mutex_lock(&lock);
    char *mine = name;
    pthread_mutex_unlock(&lock);
    printf("%s\n", mine); // HERE: memory
    pthread_join(t, NULL);
    free(name);
    return 0;
}
