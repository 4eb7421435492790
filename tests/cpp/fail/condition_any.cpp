// heddle: check
// expect: violated assertion
// A condition variable with a lock of another kind.
// It goes on after a time-out, too, and reads nothing.
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_mutex mutex;
static std::condition_variable_any filled;
static int value;

int main()
{
    std::thread writer([] {
        std::unique_lock lock(mutex);
        value = 1;
        filled.notify_all();
    });
    {
        std::shared_lock lock(mutex);
        filled.wait_for(lock, std::chrono::milliseconds(1), [] { return value != 0; });
        assert(value == 1); // HERE: assertion
    }
    writer.join();
}
