// heddle: check
// expect: verified
// states: 20
// A thread waits for another one's signal.
// There is a flag beside the signal.
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex mutex;
static std::condition_variable condition;
static bool ready;

int main()
{
    std::thread waiter([] {
        std::unique_lock<std::mutex> lock(mutex);
        condition.wait(lock, [] { return ready; });
    });
    {
        std::lock_guard<std::mutex> guard(mutex);
        ready = true;
        condition.notify_one();
    }
    waiter.join();
}
