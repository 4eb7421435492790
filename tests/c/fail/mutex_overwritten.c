// heddle: check
// expect: violated memory
// A byte of the object is written, which is none of the program's business.
#include <pthread.h>

static pthread_mutex_t object;

int main(void)
{
    pthread_mutex_init(&object, NULL);
    ((char *)&object)[sizeof object - 1] = 1;
    pthread_mutex_lock(&object), pthread_mutex_unlock(&object); // HERE: memory
    return 0;
}
