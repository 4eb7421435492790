// outcomes: 0 0 | 0 1 | 1 0
// r1 = y; x = 1  beside  r2 = x; y = 1: whoever reads 1 reads after the other's write, so not both.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x, y;
static int r1, r2;
static void *left(void *u) { r1 = y; x = 1; return u; }
static void *right(void *u) { r2 = x; y = 1; return u; }

int main(void)
{
    pthread_t t, s;
    pthread_create(&t, NULL, left, NULL);
    pthread_create(&s, NULL, right, NULL);
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    printf("%d %d\n", r1, r2);
    return 0;
}
