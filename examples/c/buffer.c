// heddle: check
// expect: violated memory
// A bounded buffer whose consumer checks with `if` instead of `while` before it waits. Two consumers, one
// signal each: the one that is woken late takes an item that is no longer there.
#include <pthread.h>
#include <stdlib.h>

struct item {
    int value;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
static struct item *slots[4];
static int count;

static void put(int value)
{
    struct item *item = malloc(sizeof *item);
    item->value = value;
    pthread_mutex_lock(&lock);
    slots[count++] = item;
    pthread_cond_signal(&filled);
    pthread_mutex_unlock(&lock);
}

static int take(void)
{
    pthread_mutex_lock(&lock);
    if (count == 0)
        pthread_cond_wait(&filled, &lock);
    struct item *item = slots[--count]; // HERE: memory
    pthread_mutex_unlock(&lock);
    int value = item->value;
    free(item);
    return value;
}

static void *consumer(void *unused)
{
    take();
    return unused;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, consumer, NULL);
    pthread_create(&b, NULL, consumer, NULL);
    put(1);
    put(2);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
