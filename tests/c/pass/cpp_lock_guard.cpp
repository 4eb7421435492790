// heddle: check
// expect: verified
// std::mutex and std::lock_guard.
#include <cassert>
#include <mutex>
#include <pthread.h>

static std::mutex lock;
static int count;

static void *add(void *unused)
{
    std::lock_guard<std::mutex> guard(lock);
    count++;
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
