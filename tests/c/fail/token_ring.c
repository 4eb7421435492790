// heddle: check
// expect: violated deadlock
// A token goes round three threads, twice.
// The last one passes it to itself.
#include <pthread.h>
#include <semaphore.h>

#define N 3
static sem_t token[N];
static int laps;

static void *station(void *argument)
{
    int me = (int)(long)argument;
    for (int i = 0; i < 2; i++) {
        sem_wait(&token[me]); // HERE: deadlock
        if (me == 0) laps++;
        sem_post(&token[me == N - 1 ? me : me + 1]);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++) sem_init(&token[i], 0, i == 0);
    for (long i = 0; i < N; i++) pthread_create(&t[i], NULL, station, (void *)i);
    for (int i = 0; i < N; i++) pthread_join(t[i], NULL);
    return laps != 2;
}
