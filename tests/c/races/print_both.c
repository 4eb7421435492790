// heddle: check
// expect: verified
// Two threads print: the stream has its own lock.
#include <pthread.h>
#include <stdio.h>

static void *other(void *unused)
{
    printf("other\n");
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    printf("main\n");
    pthread_join(t, NULL);
    return 0;
}
