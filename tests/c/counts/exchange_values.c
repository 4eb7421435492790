// outcomes: 0 1 2 | 2 0 1
// Two exchanges on one cell that holds 0: first 1, then 2 (worker takes 0, main takes 1, 2 stays), or the other way round.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int cell;
static int a;
static void *worker(void *u) { a = atomic_exchange(&cell, 1); return u; }

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    int b = atomic_exchange(&cell, 2);
    pthread_join(t, NULL);
    printf("%d %d %d\n", a, b, cell);
    return 0;
}
