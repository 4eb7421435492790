// heddle: check
// expect: violated memory
// A byte of the object is written, which is none of the program's business.
#include <semaphore.h>

static sem_t object;

int main(void)
{
    sem_init(&object, 0, 1);
    ((char *)&object)[sizeof object - 1] = 1;
    sem_wait(&object), sem_post(&object); // HERE: memory
    return 0;
}
