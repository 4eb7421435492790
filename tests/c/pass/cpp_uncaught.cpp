// heddle: check
// expect: verified
// An exception in a thread.
// It is caught there.
#include <atomic>
#include <pthread.h>

static std::atomic<bool> stop{false};
struct Stopped {
    int code;
};

static void check()
{
    if (stop) throw Stopped{3};
}

static void *worker(void *unused)
{
    try {
        check();
    } catch (const Stopped &s) {
        return s.code == 3 ? unused : nullptr;
    }
    return unused;
}

int main()
{
    pthread_t t;
    pthread_create(&t, nullptr, worker, nullptr);
    stop = true;
    pthread_join(t, nullptr);
}
