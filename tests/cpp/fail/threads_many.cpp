// heddle: check
// expect: violated assertion
// More threads at the same time than a machine has cores for. The last two share their part of the sums: both read 0, and write 1.
#include <assert.h>
#include <pthread.h>
#include <atomic>

enum { kThreads = 300 };
static std::atomic<int> sums[kThreads];

static void *add(void *number)
{
    int n = sums[(long)number];
    sums[(long)number] = n + 1;
    return number;
}

int main(void)
{
    static pthread_t threads[kThreads];
    for (long i = 0; i < kThreads; i++)
        pthread_create(&threads[i], NULL, add, (void *)(i == kThreads - 1 ? i - 1 : i));
    for (long i = 0; i < kThreads; i++)
        pthread_join(threads[i], NULL);
    assert(sums[kThreads - 2] == 2); // HERE: assertion
    return 0;
}
