// outcomes: 120
// Five threads multiply one after the other, each joined before the next: no choice matters.
#include <pthread.h>
#include <stdio.h>

static int product = 1;
static void *times(void *k) { product *= (int)(long)k; return NULL; }

int main(void)
{
    for (long i = 1; i <= 5; i++) {
        pthread_t t;
        pthread_create(&t, NULL, times, (void *)i);
        pthread_join(t, NULL);
    }
    printf("%d\n", product);
    return 0;
}
