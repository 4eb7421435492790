// heddle: check --stdin ../numbers.in
// expect: violated assertion
// Two threads read numbers from standard input (1 2 3 4) and add them up.
// Only the reading is. Steps: both have read; both add to the same old total.
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
        pthread_mutex_unlock(&lock);
        if (got == 1) total += n;
        if (got != 1) return unused;
    }
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    reader(NULL);
    pthread_join(t, NULL);
    assert(total == 10); // HERE: assertion
    return 0;
}
