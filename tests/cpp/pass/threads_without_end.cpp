// heddle: check
// expect: verified
// A program makes threads for ever, none of which does anything. They have ended, and given their numbers back, when there would be too many.
#include <pthread.h>

static void *nothing(void *argument) { return argument; }

int main(void)
{
    for (;;) {
        pthread_t t;
        pthread_create(&t, NULL, nothing, NULL);
        pthread_detach(t);
    }
}
