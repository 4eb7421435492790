// heddle: check
// expect: violated assertion
// The object is initialised again, and was not destroyed before.
#include <pthread.h>

static pthread_rwlock_t object;

int main(void)
{
    pthread_rwlock_init(&object, NULL);
    pthread_rwlock_rdlock(&object), pthread_rwlock_unlock(&object);
    pthread_rwlock_init(&object, NULL); // HERE: assertion
    return 0;
}
