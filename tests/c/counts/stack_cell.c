// outcomes: 1 | 2
// The shared counter is a local of main whose address the thread gets.
#include <pthread.h>
#include <stdio.h>

static void *add(void *p) { ++*(int *)p; return NULL; }

int main(void)
{
    int count = 0;
    pthread_t t;
    pthread_create(&t, NULL, add, &count);
    ++count;
    pthread_join(t, NULL);
    printf("%d\n", count);
    return 0;
}
