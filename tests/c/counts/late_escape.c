// outcomes: 5 | 6 | 7
// A heap cell becomes shared only when it is published: what was written before is seen; from then on both write.
// The reader finds nothing (7), or the cell before (5) or after (6) its owner's last write.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

static _Atomic(int *) published;

static void *owner(void *u)
{
    int *cell = malloc(sizeof *cell);
    *cell = 4;
    *cell = 5;
    published = cell;
    *cell = 6;
    return u;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, owner, NULL);
    int *p = published;
    int seen = p ? *p : 7;
    pthread_join(t, NULL);
    printf("%d\n", seen);
    return 0;
}
