// heddle: check
// expect: violated memory
// A byte of the object is written, which is none of the program's business.
#include <pthread.h>

static pthread_rwlock_t object;

int main(void)
{
    pthread_rwlock_init(&object, NULL);
    ((char *)&object)[sizeof object - 1] = 1;
    pthread_rwlock_rdlock(&object), pthread_rwlock_unlock(&object); // HERE: memory
    return 0;
}
