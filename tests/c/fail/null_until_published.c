// heddle: check
// expect: violated memory
// A pointer that another thread sets.
// It is used before it is set. Steps: main reads NULL.
#include <pthread.h>
#include <stdatomic.h>

static int numbers[2] = {3, 4};
static _Atomic(int *) published;

static void *publisher(void *unused)
{
    published = numbers;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, publisher, NULL);
    int *p = published;
    int sum = p[0] + p[1]; // HERE: memory
    pthread_join(t, NULL);
    return sum != 7;
}
