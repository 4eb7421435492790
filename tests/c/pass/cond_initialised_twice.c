// heddle: check
// expect: verified
// The object is initialised again after it was destroyed, or erased. A copy of it is no such object: it can be initialised, too.
#include <pthread.h>
#include <string.h>

static pthread_cond_t object;

int main(void)
{
    pthread_cond_init(&object, NULL);
    pthread_cond_signal(&object);
    pthread_cond_destroy(&object);
    pthread_cond_init(&object, NULL);
    pthread_cond_t first = object;
    memset(&object, 0, sizeof object);
    pthread_cond_init(&object, NULL);
    pthread_cond_signal(&object);
    {
        pthread_cond_t object = first;
        pthread_cond_init(&object, NULL);
        pthread_cond_signal(&object);
    }
    return 0;
}
