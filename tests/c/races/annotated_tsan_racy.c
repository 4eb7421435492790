// heddle: check
// expect: violated race
// race: first
// main acquires another address than the one that was released last: nothing orders its first++ after that of the other thread.
#include <pthread.h>
#include <sanitizer/tsan_interface.h>
#include <stdatomic.h>

void AnnotateHappensBefore(const char *file, int line, const volatile void *address);
void AnnotateHappensAfter(const char *file, int line, const volatile void *address);

static int first, second;
static atomic_int turn;

static void *other(void *unused)
{
    if (atomic_load_explicit(&turn, memory_order_relaxed) == 1) {
        __tsan_acquire(&first);
        first++;
        second++;
        AnnotateHappensBefore(__FILE__, __LINE__, &second);
        atomic_store_explicit(&turn, 2, memory_order_relaxed);
    }
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    first = second = 1;
    __tsan_release(&first);
    atomic_store_explicit(&turn, 1, memory_order_relaxed);
    if (atomic_load_explicit(&turn, memory_order_relaxed) == 2) {
        AnnotateHappensAfter(__FILE__, __LINE__, &first);
        first++;
    }
    pthread_join(t, NULL);
    return 0;
}
