// outcomes: 1 | 2
// The first thread writes 1, the child of the second one writes 2: in any order, also if the first one has ended and is joined
// before the child begins and gets its number.
#include <pthread.h>
#include <stdio.h>

static int x;
static void *one(void *u) { x = 1; return u; }
static void *two(void *u) { x = 2; return u; }
static void *parent(void *u)
{
    pthread_t child;
    pthread_create(&child, NULL, two, NULL);
    pthread_join(child, NULL);
    return u;
}

int main(void)
{
    pthread_t t, s;
    pthread_create(&t, NULL, one, NULL);
    pthread_create(&s, NULL, parent, NULL);
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    printf("%d\n", x);
    return 0;
}
