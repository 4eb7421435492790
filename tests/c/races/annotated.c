// heddle: check
// expect: verified
// A relaxed flag carries no order; the two annotations declare one. ThreadSanitizer and Helgrind take them at their word, and so
// does Heddle: the acquire is reached only after the flag was seen, hence after the release.
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
    data = 1;
    ANNOTATE_HAPPENS_BEFORE(&flag);
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    pthread_join(t, NULL);
    return 0;
}
