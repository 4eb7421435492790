// heddle: check
// expect: violated assertion
// A semaphore with a name as a lock. It starts with two permits.
// Steps: both enter; both read 0; both write 1.
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t *sem;
static int count;

static void *add(void *unused)
{
    sem_wait(sem);
    count++;
    sem_post(sem);
    return unused;
}

int main(void)
{
    sem_t *none = sem_open("/other", 0);
    if (none != SEM_FAILED || errno != ENOENT) return 1;
    sem = sem_open("/lock", O_CREAT | O_EXCL, 0600, 2);
    if (sem == SEM_FAILED || sem_open("/lock", 0) != sem) return 1;
    pthread_t one, two;
    pthread_create(&one, NULL, add, NULL);
    pthread_create(&two, NULL, add, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(count == 2); // HERE: assertion
    sem_close(sem);
    sem_unlink("/lock");
    sem_close(sem);
    return 0;
}
