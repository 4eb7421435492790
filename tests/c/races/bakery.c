// heddle: check
// expect: verified
// Lamport's bakery for two.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int choosing[2];
static atomic_int number[2];
static int counter;

static void work(int me)
{
    int other = 1 - me;
    choosing[me] = 1;
    number[me] = number[other] + 1;
    choosing[me] = 0;
    while (choosing[other]) {
    }
    for (;;) {
        int theirs = number[other];
        int mine = number[me];
        if (theirs == 0 || theirs > mine || (theirs == mine && other > me)) {
            break;
        }
    }
    counter++;
    number[me] = 0;
}

static void *second(void *unused)
{
    work(1);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, second, NULL);
    work(0);
    pthread_join(t, NULL);
    assert(counter == 2);
    return 0;
}
