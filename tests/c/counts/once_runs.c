// outcomes: 1 1 1 | 1 1 2 | 1 2 1
// The initialiser runs once. Each user then reads how many have finished, plus one: both read before anybody has finished (1 1), or
// one of them after the other.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int made;
static atomic_int finished;
static void make(void) { made++; }

static void *user(void *out)
{
    pthread_once(&once, make);
    *(int *)out = 1 + finished;
    finished++;
    return NULL;
}

int main(void)
{
    int a, b;
    pthread_t t, s;
    pthread_create(&t, NULL, user, &a);
    pthread_create(&s, NULL, user, &b);
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    printf("%d %d %d\n", made, a, b);
    return 0;
}
