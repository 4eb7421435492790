// outcomes: 0 | 1 | 2
// A thread publishes its variable and writes 2 to it; main reads nothing (1), 0 or 2, or the variable after its end: a memory error.
#include <pthread.h>
#include <stdio.h>

static int *published;

static void *owner(void *u)
{
    int mine = 0;
    published = &mine;
    mine = 2;
    return u;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, owner, NULL);
    int *p = published;
    int seen = p ? *p : 1;
    pthread_join(t, NULL);
    printf("%d\n", seen);
    return 0;
}
