// heddle: check --uninitialised
// expect: violated memory
// A thread's function returns a variable.
// Nobody gave it a value.
#include <pthread.h>

static void *worker(void *unused)
{
    void *result;
    if (unused != NULL) result = unused;
    return result; // HERE: memory
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    return 0;
}
