// outcomes: 1 2 | 2 1
// C11 threads under an mtx_t: who comes first gets 1.
#include <stdio.h>
#include <threads.h>

static mtx_t lock;
static int next = 1;
static int draw(void *u)
{
    (void)u;
    mtx_lock(&lock);
    int mine = next++;
    mtx_unlock(&lock);
    return mine;
}

int main(void)
{
    thrd_t t, s;
    int a, b;
    mtx_init(&lock, mtx_plain);
    thrd_create(&t, draw, NULL);
    thrd_create(&s, draw, NULL);
    thrd_join(t, &a);
    thrd_join(s, &b);
    printf("%d %d\n", a, b);
    return 0;
}
