// heddle: check
// expect: violated race
// race: i
// Every thread gets its number.
// By the address of the loop's variable, which goes on.
#include <assert.h>
#include <pthread.h>

static void *work(void *argument)
{
    int me = *(int *)argument; // HERE-ANY: race
    assert(me >= 0 && me <= 2);
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    int i;
    for (i = 0; i < 2; i++) { // HERE-ANY: race
        pthread_create(&threads[i], NULL, work, &i);
    }
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    return 0;
}
