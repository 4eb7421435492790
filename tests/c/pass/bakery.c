// heddle: check
// expect: verified
// Lamport's bakery for two.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int choosing[2], number[2];
static int inside;

static void *customer(void *argument)
{
    int me = (int)(long)argument, other = 1 - me;
    choosing[me] = 1;
    number[me] = number[other] + 1;
    choosing[me] = 0;
    while (choosing[other]) {
    }
    while (number[other] != 0 &&
           (number[other] < number[me] || (number[other] == number[me] && other < me))) {
    }
    inside++;
    assert(inside == 1);
    inside--;
    number[me] = 0;
    return NULL;
}

int main(void)
{
    (void)choosing;
    pthread_t one, two;
    pthread_create(&one, NULL, customer, (void *)0L);
    pthread_create(&two, NULL, customer, (void *)1L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
