// heddle: check --stdin ../numbers.in
// expect: verified
// Two threads read numbers from standard input (1 2 3 4) and add them up.
// Reading and adding are one critical section.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int total;

static void *reader(void *unused)
{
    for (;;) {
        int n;
        pthread_mutex_lock(&lock);
        int got = scanf("%d", &n);
        if (got == 1) total += n;
        pthread_mutex_unlock(&lock);
        if (got != 1) return unused;
    }
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    reader(NULL);
    pthread_join(t, NULL);
    assert(total == 10);
    return 0;
}
