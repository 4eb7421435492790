// heddle: check
// expect: violated assertion
// The result of trylock decides who may enter.
// It is not looked at. Steps: one enters, reads 0; two is refused, enters all the same, reads 0; both write 1.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int entered, refused[2];

static void *worker(void *argument)
{
    int *mine = argument;
    *mine = pthread_mutex_trylock(&lock) != 0;
    entered++;
    if (*mine) {
        *mine = 0;
        return NULL;
    }
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, worker, &refused[0]);
    pthread_create(&two, NULL, worker, &refused[1]);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(entered + refused[0] + refused[1] == 2); // HERE: assertion
    return 0;
}
