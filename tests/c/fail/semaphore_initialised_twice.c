// heddle: check
// expect: violated assertion
// The object is initialised again, and was not destroyed before.
#include <semaphore.h>

static sem_t object;

int main(void)
{
    sem_init(&object, 0, 1);
    sem_wait(&object), sem_post(&object);
    sem_init(&object, 0, 1); // HERE: assertion
    return 0;
}
