// heddle: check
// expect: verified
// The object is initialised again after it was destroyed, or erased. A copy of it is no such object: it can be initialised, too.
#include <semaphore.h>
#include <string.h>

static sem_t object;

int main(void)
{
    sem_init(&object, 0, 1);
    sem_wait(&object), sem_post(&object);
    sem_destroy(&object);
    sem_init(&object, 0, 1);
    sem_t first = object;
    memset(&object, 0, sizeof object);
    sem_init(&object, 0, 1);
    sem_wait(&object), sem_post(&object);
    {
        sem_t object = first;
        sem_init(&object, 0, 1);
        sem_wait(&object), sem_post(&object);
    }
    return 0;
}
