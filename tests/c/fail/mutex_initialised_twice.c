// heddle: check
// expect: violated assertion
// The object is initialised again, and was not destroyed before.
#include <pthread.h>

static pthread_mutex_t object;

int main(void)
{
    pthread_mutex_init(&object, NULL);
    pthread_mutex_lock(&object), pthread_mutex_unlock(&object);
    pthread_mutex_init(&object, NULL); // HERE: assertion
    return 0;
}
