// heddle: check --arg 1=1..3
// expect: verified
// As many threads as the command line says.
// Each adds under the lock.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *add(void *unused)
{
    pthread_mutex_lock(&lock);
    count++;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 0;
    assert(n >= 1 && n <= 3);
    pthread_t t[3];
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < n; i++) pthread_create(&t[i], NULL, add, NULL);
    for (int i = 0; i < n; i++) pthread_join(t[i], NULL);
    assert(count == n);
    return 0;
}
