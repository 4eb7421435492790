// heddle: check
// expect: verified
// More threads at the same time than a machine has cores for; each has its own number and its own part of the sums. Those that have ended give their
// numbers to the next ones.
#include <assert.h>
#include <pthread.h>

enum { kThreads = 500, kRounds = 2 };
static long sums[kThreads];

static void *add(void *number)
{
    sums[(long)number] += 1;
    return number;
}

int main(void)
{
    static pthread_t threads[kThreads];
    for (int round = 1; round <= kRounds; round++) {
        for (long i = 0; i < kThreads; i++)
            pthread_create(&threads[i], NULL, add, (void *)i);
        for (long i = 0; i < kThreads; i++) {
            void *result;
            pthread_join(threads[i], &result);
            assert(result == (void *)i && sums[i] == round);
        }
    }
    return 0;
}
