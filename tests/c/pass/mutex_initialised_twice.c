// heddle: check
// expect: verified
// The object is initialised again after it was destroyed, or erased. A copy of it is no such object: it can be initialised, too.
#include <pthread.h>
#include <string.h>

static pthread_mutex_t object;

int main(void)
{
    pthread_mutex_init(&object, NULL);
    pthread_mutex_lock(&object), pthread_mutex_unlock(&object);
    pthread_mutex_destroy(&object);
    pthread_mutex_init(&object, NULL);
    pthread_mutex_t first = object;
    memset(&object, 0, sizeof object);
    pthread_mutex_init(&object, NULL);
    pthread_mutex_lock(&object), pthread_mutex_unlock(&object);
    {
        pthread_mutex_t object = first;
        pthread_mutex_init(&object, NULL);
        pthread_mutex_lock(&object), pthread_mutex_unlock(&object);
    }
    return 0;
}
