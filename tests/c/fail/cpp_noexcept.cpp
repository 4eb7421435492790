// heddle: check
// expect: violated exception
// A noexcept function that throws ends the program.
// It is noexcept: nobody gets the chance.
#include <atomic>
#include <pthread.h>

static std::atomic<int> level{0};

static void overflow() { throw level.load(); }

static void check() noexcept
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
