// heddle: check
// expect: verified
// A thread is given the address of a variable whose scope waits for it.
#include <pthread.h>

static void *reader(void *number)
{
    return *(int *)number == 7 ? number : NULL;
}

int main(void)
{
    pthread_t t;
    {
        int number = 7;
        pthread_create(&t, NULL, reader, &number);
        pthread_join(t, NULL);
    }
    return 0;
}
