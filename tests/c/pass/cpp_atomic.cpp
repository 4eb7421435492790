// heddle: check
// expect: verified
// std::atomic.
// ++ is one step.
#include <atomic>
#include <cassert>
#include <pthread.h>

static std::atomic<int> count{0};

static void *add(void *unused)
{
    ++count;
    return unused;
}

int main()
{
    pthread_t one, two;
    pthread_create(&one, nullptr, add, nullptr);
    pthread_create(&two, nullptr, add, nullptr);
    pthread_join(one, nullptr);
    pthread_join(two, nullptr);
    assert(count == 2);
}
