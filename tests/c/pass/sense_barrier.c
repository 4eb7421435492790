// heddle: check
// expect: verified
// A spinning barrier used twice by two threads.
// Each use turns the sense round.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int waiting = 2;
static atomic_int sense;

static void await(int round)
{
    int mine = round % 2 == 0;
    if (atomic_fetch_sub(&waiting, 1) == 1) {
        atomic_store(&waiting, 2);
        atomic_store(&sense, mine);
    } else {
        while (atomic_load(&sense) != mine) {
        }
    }
}

static void *worker(void *unused)
{
    await(0);
    await(1);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    await(0);
    await(1);
    pthread_join(t, NULL);
    return 0;
}
