// heddle: check
// expect: verified
// std::unique_lock can be unlocked and locked again; its destructor knows.
#include <mutex>
#include <pthread.h>

static std::mutex lock;
static int value;

static void *worker(void *unused)
{
    std::unique_lock<std::mutex> guard(lock);
    value++;
    guard.unlock();
    return unused;
}

int main()
{
    pthread_t t;
    pthread_create(&t, nullptr, worker, nullptr);
    pthread_join(t, nullptr);
    std::lock_guard<std::mutex> guard(lock);
    return value != 1;
}
