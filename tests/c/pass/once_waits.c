// heddle: check
// expect: verified
// A pointer that is made once, by whoever comes first.
#include <pthread.h>
#include <stdlib.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int *numbers;

static void make(void)
{
    numbers = malloc(2 * sizeof *numbers);
    numbers[0] = 4;
    numbers[1] = 5;
}

static void *maker(void *unused)
{
    pthread_once(&once, make);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, maker, NULL);
    pthread_once(&once, make);
    int second = numbers[1];
    pthread_join(t, NULL);
    free(numbers);
    return second == 6;
}
