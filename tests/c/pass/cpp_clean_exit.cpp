// heddle: check
// expect: verified
// Static objects are destroyed when main returns.
// The worker has ended by then.
#include <cassert>
#include <pthread.h>
#include <atomic>

struct Log {
    std::atomic<bool> open{true};
    ~Log() { open = false; }
};
static Log log_;

static void *worker(void *unused)
{
    assert(log_.open);
    return unused;
}

int main()
{
    pthread_t t;
    pthread_create(&t, nullptr, worker, nullptr);
    pthread_join(t, nullptr);
}
