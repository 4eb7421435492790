// heddle: check
// expect: violated memory
// A byte of the object is written, which is none of the program's business.
#include <pthread.h>

static pthread_cond_t object;

int main(void)
{
    pthread_cond_init(&object, NULL);
    ((char *)&object)[sizeof object - 1] = 1;
    pthread_cond_signal(&object); // HERE: memory
    return 0;
}
