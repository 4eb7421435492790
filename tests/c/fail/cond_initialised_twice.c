// heddle: check
// expect: violated assertion
// The object is initialised again, and was not destroyed before.
#include <pthread.h>

static pthread_cond_t object;

int main(void)
{
    pthread_cond_init(&object, NULL);
    pthread_cond_signal(&object);
    pthread_cond_init(&object, NULL); // HERE: assertion
    return 0;
}
