// heddle: check
// expect: verified
// Dissemination barrier of three: in round r every thread tells the one 2^r further and waits to be told.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int told[2][3];
static int data[3];

static void *work(void *argument)
{
    int me = (int)(long)argument;
    data[me] = me + 1;
    for (int round = 0; round < 2; round++) {
        told[round][(me + (1 << round)) % 3] = 1;
        while (!told[round][me]) {
        }
    }
    assert(data[(me + 1) % 3] == (me + 1) % 3 + 1);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, work, (void *)1);
    pthread_create(&two, NULL, work, (void *)2);
    work((void *)0);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
