// heddle: check
// expect: violated race
// race: data
// The release is declared before the write that it should cover: main writes data after it, and the reader
// may be told of the flag all the same. main: release, data = 1, flag = 1 | reader: sees the flag, acquires, data++.
#include <pthread.h>
#include <stdatomic.h>
#include <valgrind/helgrind.h>

static int data;
static atomic_int flag;

static void *reader(void *unused)
{
    if (atomic_load_explicit(&flag, memory_order_relaxed)) {
        ANNOTATE_HAPPENS_AFTER(&flag);
        data++;
    }
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    ANNOTATE_HAPPENS_BEFORE(&flag);
    data = 1;
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    pthread_join(t, NULL);
    return 0;
}
