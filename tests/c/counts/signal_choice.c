// outcomes: 1 | 2
// Both wait, one is signalled: either. It writes its number first; then the other one is told to end.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER, ready = PTHREAD_COND_INITIALIZER;
static int waiting, go, first;

static void *waiter(void *id)
{
    pthread_mutex_lock(&lock);
    waiting++;
    pthread_cond_signal(&ready);
    while (!go) pthread_cond_wait(&changed, &lock);
    if (first == 0) first = (int)(long)id;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t, s;
    pthread_create(&t, NULL, waiter, (void *)1L);
    pthread_create(&s, NULL, waiter, (void *)2L);
    pthread_mutex_lock(&lock);
    while (waiting < 2) pthread_cond_wait(&ready, &lock);
    go = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    printf("%d\n", first);
    return 0;
}
