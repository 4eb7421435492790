// outcomes: 1 1 | 2 1 | 3 1
// Three threads try compare-and-swap(0, id): exactly one succeeds, any of them. Printed: winner, successes.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int owner, wins;
static void *claim(void *id)
{
    int none = 0;
    if (atomic_compare_exchange_strong(&owner, &none, (int)(long)id)) wins++;
    return NULL;
}

int main(void)
{
    pthread_t t, s;
    pthread_create(&t, NULL, claim, (void *)2L);
    pthread_create(&s, NULL, claim, (void *)3L);
    claim((void *)1L);
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    printf("%d %d\n", owner, wins);
    return 0;
}
