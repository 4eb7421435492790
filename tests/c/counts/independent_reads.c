// outcomes: 00 00 | 00 01 | 00 10 | 00 11 | 01 00 | 01 01 | 01 10 | 01 11 | 10 00 | 10 01 | 10 11 | 11 00 | 11 01 | 11 10 | 11 11
// x = 1 beside y = 1 beside (a = x, b = y) beside (c = y, d = x), printed ab cd: all 16 but ab == 10 with cd == 10, for then the
// first reader has x before y and the second y before x.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x, y;
static int a, b, c, d;
static void *one(void *u) { x = 1; return u; }
static void *two(void *u) { y = 1; return u; }
static void *reader(void *u) { a = x; b = y; return u; }

int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], NULL, one, NULL);
    pthread_create(&t[1], NULL, two, NULL);
    pthread_create(&t[2], NULL, reader, NULL);
    c = y;
    d = x;
    for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
    printf("%d%d %d%d\n", a, b, c, d);
    return 0;
}
