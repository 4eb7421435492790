// heddle: check
// expect: verified
// Another thread chooses the index.
#include <pthread.h>
#include <stdatomic.h>

static int table[8];
static atomic_int index_;

static void *worker(void *unused)
{
    for (int i = 0; i < 2; i++) index_ += 4;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    int i = index_;
    if (i < 8) table[i] = 1;
    pthread_join(t, NULL);
    return 0;
}
