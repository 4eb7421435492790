// heddle: check
// expect: violated assertion
// Static objects are destroyed when main returns.
// The worker still uses one. Steps: main returns, the destructor runs, the worker looks.
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
    assert(log_.open); // HERE: assertion
    return unused;
}

int main()
{
    pthread_t t;
    pthread_create(&t, nullptr, worker, nullptr);
    pthread_detach(t);
}
