// outcomes: 0 1 | 1 0
// fetch_add gives every thread its own number.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int next;
static void *draw(void *out) { *(int *)out = next++; return NULL; }

int main(void)
{
    int a, b;
    pthread_t t, s;
    pthread_create(&t, NULL, draw, &a);
    pthread_create(&s, NULL, draw, &b);
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    printf("%d %d\n", a, b);
    return 0;
}
