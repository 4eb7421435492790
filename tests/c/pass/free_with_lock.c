// heddle: check
// expect: verified
// An object with its own mutex is freed by its last user.
#include <pthread.h>
#include <stdlib.h>

struct box {
    pthread_mutex_t lock;
    int value;
};

static void *worker(void *argument)
{
    struct box *box = argument;
    pthread_mutex_lock(&box->lock);
    box->value++;
    pthread_mutex_unlock(&box->lock);
    return NULL;
}

int main(void)
{
    struct box *box = malloc(sizeof *box);
    pthread_mutex_init(&box->lock, NULL);
    box->value = 0;
    pthread_t t;
    pthread_create(&t, NULL, worker, box);
    pthread_mutex_lock(&box->lock);
    box->value++;
    pthread_mutex_unlock(&box->lock);
    pthread_join(t, NULL);
    free(box);
    return 0;
}
