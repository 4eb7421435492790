// heddle: check
// expect: violated memory
// Another thread chooses the index.
// It is used without a look at the bounds. Steps: the worker writes 8; main reads it.
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
    table[i] = 1; // HERE: memory
    pthread_join(t, NULL);
    return 0;
}
