// outcomes: 1 | 2
// count++ is a read and a write: either one comes after the other (2), or both read 0 (1).
#include <pthread.h>
#include <stdio.h>

static int count;
static void *add(void *u) { count++; return u; }

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, add, NULL);
    count++;
    pthread_join(t, NULL);
    printf("%d\n", count);
    return 0;
}
