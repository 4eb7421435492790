// outcomes: 0 0 | 0 7 | 7 0 | 7 7
// Two readers and a writer of 7: each reader is before or after the writer, independently.
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int value;

static void *reader(void *out)
{
    pthread_rwlock_rdlock(&lock);
    *(int *)out = value;
    pthread_rwlock_unlock(&lock);
    return NULL;
}

int main(void)
{
    int a, b;
    pthread_t t, s;
    pthread_create(&t, NULL, reader, &a);
    pthread_create(&s, NULL, reader, &b);
    pthread_rwlock_wrlock(&lock);
    value = 7;
    pthread_rwlock_unlock(&lock);
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    printf("%d %d\n", a, b);
    return 0;
}
