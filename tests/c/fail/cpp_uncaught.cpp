// heddle: check
// expect: violated exception
// An exception in a thread.
// It leaves the thread's function: std::terminate. Only if the thread sees the flag.
#include <atomic>
#include <pthread.h>

static std::atomic<bool> stop{false};
struct Stopped {
    int code;
};

static void check()
{
    if (stop) throw Stopped{3}; // HERE: exception
}

static void *worker(void *unused)
{
    check();
    return unused;
}

int main()
{
    pthread_t t;
    pthread_create(&t, nullptr, worker, nullptr);
    stop = true;
    pthread_join(t, nullptr);
}
