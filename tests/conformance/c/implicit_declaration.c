// cflags: -Wno-error=implicit-function-declaration
// Old C: functions that are used before they are declared, which gcc takes with a warning.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int turns;

static void *worker(void *nothing)
{
    usleep(10);
    pthread_mutex_lock(&lock);
    turns++;
    pthread_mutex_unlock(&lock);
    return nothing;
}

int main(void)
{
    pthread_t one;
    pthread_create(&one, 0, worker, 0);
    worker(0);
    pthread_join(one, 0);
    printf("%d turns\n", turns);
    return 0;
}
