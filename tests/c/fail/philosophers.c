// heddle: check
// expect: violated deadlock
// Three philosophers.
// Each takes the left fork, then the right one: when all have the left one, all wait.
#include <assert.h>
#include <pthread.h>

#define N 3
static pthread_mutex_t fork_[N];
static int meals[N];

static void *philosopher(void *argument)
{
    int me = (int)(long)argument;
    int left = me, right = (me + 1) % N;
    pthread_mutex_lock(&fork_[left]);
    pthread_mutex_lock(&fork_[right]); // HERE: deadlock
    meals[me]++;
    pthread_mutex_unlock(&fork_[right]);
    pthread_mutex_unlock(&fork_[left]);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++) pthread_mutex_init(&fork_[i], NULL);
    for (long i = 0; i < N; i++) pthread_create(&t[i], NULL, philosopher, (void *)i);
    for (int i = 0; i < N; i++) pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++) {
        pthread_mutex_destroy(&fork_[i]);
        assert(meals[i] == 1);
    }
    return 0;
}
