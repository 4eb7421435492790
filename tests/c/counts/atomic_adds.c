// outcomes: 6
// fetch_add loses nothing.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int sum;
static void *add(void *n) { atomic_fetch_add(&sum, (int)(long)n); return NULL; }

int main(void)
{
    pthread_t t, s;
    pthread_create(&t, NULL, add, (void *)1L);
    pthread_create(&s, NULL, add, (void *)2L);
    atomic_fetch_add(&sum, 3);
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    printf("%d\n", sum);
    return 0;
}
