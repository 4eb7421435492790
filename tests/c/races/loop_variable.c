// heddle: check
// expect: verified
// Every thread gets its number.
#include <assert.h>
#include <pthread.h>

static void *work(void *argument)
{
    int me = *(int *)argument;
    assert(me >= 0 && me <= 2);
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    int numbers[2];
    for (int i = 0; i < 2; i++) {
        numbers[i] = i;
        pthread_create(&threads[i], NULL, work, &numbers[i]);
    }
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    return 0;
}
