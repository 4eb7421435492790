// heddle: check
// expect: verified
// states: 100
// A thread takes a lock for a limited time.
// It looks whether it got it.
#include <chrono>
#include <mutex>
#include <thread>

static std::timed_mutex mutex;
static int shared;

static void work()
{
    std::unique_lock<std::timed_mutex> lock(mutex, std::chrono::milliseconds(10));
    if (lock) shared++;
}

int main()
{
    std::thread one(work), two(work);
    one.join();
    two.join();
    return shared > 2;
}
