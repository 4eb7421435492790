// heddle: check
// expect: violated deadlock
// The bounded buffer with semaphores.
// First the lock, then the semaphore. Steps: the consumer locks and waits for an item; the producer waits for the lock.
#include <pthread.h>
#include <semaphore.h>

static sem_t items, places;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int buffer[2], in, out;

static void *producer(void *unused)
{
    for (int i = 1; i <= 2; i++) {
        sem_wait(&places);
        pthread_mutex_lock(&lock); // HERE: deadlock
        buffer[in++ % 2] = i;
        pthread_mutex_unlock(&lock);
        sem_post(&items);
    }
    return unused;
}

int main(void)
{
    sem_init(&items, 0, 0);
    sem_init(&places, 0, 2);
    pthread_t t;
    pthread_create(&t, NULL, producer, NULL);
    int sum = 0;
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&lock);
        sem_wait(&items); // HERE: deadlock
        sum += buffer[out++ % 2];
        pthread_mutex_unlock(&lock);
        sem_post(&places);
    }
    pthread_join(t, NULL);
    return sum != 3;
}
