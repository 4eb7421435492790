// outcomes: 0 1 | 1 0 | 1 1
// x = 1; r1 = y  beside  y = 1; r2 = x. Sequentially consistent: not both 0.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x, y;
static int r1, r2;
static void *left(void *u) { x = 1; r1 = y; return u; }
static void *right(void *u) { y = 1; r2 = x; return u; }

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
