// heddle: check
// expect: violated assertion
// Lamport's bakery for two.
// Without the door ("choosing"). Steps: zero reads number[1] == 0 and stops; one takes 1, sees number[0] == 0, enters; zero
// takes 1 and, of equals, is first: enters.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int choosing[2], number[2];
static int inside;

static void *customer(void *argument)
{
    int me = (int)(long)argument, other = 1 - me;
    number[me] = number[other] + 1;
    while (number[other] != 0 &&
           (number[other] < number[me] || (number[other] == number[me] && other < me))) {
    }
    inside++;
    assert(inside == 1); // HERE: assertion
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
