// heddle: check
// expect: verified
// Two threads count for a long time in cells of their own, without any synchronisation.
#include <assert.h>
#include <pthread.h>

static int cells[2];

static void count(int me)
{
    for (int i = 0; i < 20000; i++) {
        cells[me]++;
    }
}

static void *other(void *unused)
{
    count(1);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    count(0);
    pthread_join(t, NULL);
    assert(cells[0] == 20000 && cells[1] == 20000);
    return 0;
}
