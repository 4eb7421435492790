// heddle: check
// expect: verified
// The object is initialised again after it was destroyed, or erased. A copy of it is no such object: it can be initialised, too.
#include <pthread.h>
#include <string.h>

static pthread_rwlock_t object;

int main(void)
{
    pthread_rwlock_init(&object, NULL);
    pthread_rwlock_rdlock(&object), pthread_rwlock_unlock(&object);
    pthread_rwlock_destroy(&object);
    pthread_rwlock_init(&object, NULL);
    pthread_rwlock_t first = object;
    memset(&object, 0, sizeof object);
    pthread_rwlock_init(&object, NULL);
    pthread_rwlock_rdlock(&object), pthread_rwlock_unlock(&object);
    {
        pthread_rwlock_t object = first;
        pthread_rwlock_init(&object, NULL);
        pthread_rwlock_rdlock(&object), pthread_rwlock_unlock(&object);
    }
    return 0;
}
