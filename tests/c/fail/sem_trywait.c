// heddle: check
// expect: violated assertion
// A place at the table, if there is one.
// Who is refused sits down as well. Steps: one gets the place; the other is refused and sits down.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

static sem_t places;
static atomic_int seated;

static void *guest(void *unused)
{
    if (sem_trywait(&places) != 0) assert(errno == EAGAIN);
    int now = atomic_fetch_add(&seated, 1) + 1;
    assert(now <= 1); // HERE: assertion
    atomic_fetch_sub(&seated, 1);
    sem_post(&places);
    return unused;
}

int main(void)
{
    sem_init(&places, 0, 1);
    pthread_t one, two;
    pthread_create(&one, NULL, guest, NULL);
    pthread_create(&two, NULL, guest, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
