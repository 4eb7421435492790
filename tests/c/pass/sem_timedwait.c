// heddle: check
// expect: verified
// Waiting for an answer, but not for ever.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

static sem_t answered;
static int answer;

static void *oracle(void *unused)
{
    answer = 42;
    sem_post(&answered);
    return unused;
}

int main(void)
{
    sem_init(&answered, 0, 0);
    pthread_t t;
    pthread_create(&t, NULL, oracle, NULL);
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec++;
    int result = sem_timedwait(&answered, &limit);
    if (result == 0) assert(answer == 42);
    else assert(errno == ETIMEDOUT);
    pthread_join(t, NULL);
    return 0;
}
