// outcomes: 1 | 2 | 3
// Three threads, one increment each: all read 0 (1), two of them (2), none (3).
#include <pthread.h>
#include <stdio.h>

static int count;
static void *add(void *u) { count++; return u; }

int main(void)
{
    pthread_t t, s;
    pthread_create(&t, NULL, add, NULL);
    pthread_create(&s, NULL, add, NULL);
    count++;
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    printf("%d\n", count);
    return 0;
}
