// heddle: check
// expect: verified
// A noexcept function that throws ends the program.
// The caller's function is not noexcept, and the exception is caught.
#include <atomic>
#include <pthread.h>

static std::atomic<int> level{0};

static void overflow() { throw level.load(); }

static void check()
{
    if (level > 1) overflow();
}

static void *worker(void *unused)
{
    ++level;
    try {
        check();
    } catch (int) {
    }
    return unused;
}

int main()
{
    pthread_t one, two;
    pthread_create(&one, nullptr, worker, nullptr);
    pthread_create(&two, nullptr, worker, nullptr);
    pthread_join(one, nullptr);
    pthread_join(two, nullptr);
}
