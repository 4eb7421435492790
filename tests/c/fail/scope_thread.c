// heddle: check
// expect: violated memory
// A thread is given the address of a variable whose scope does not wait for it.
// main starts reader and leaves the block before reader looks.
#include <pthread.h>

static void *reader(void *number)
{
    return *(int *)number == 7 ? number : NULL; // HERE: memory
}

int main(void)
{
    pthread_t t;
    {
        int number = 7;
        pthread_create(&t, NULL, reader, &number);
    }
    pthread_join(t, NULL);
    return 0;
}
