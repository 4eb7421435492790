// heddle: check
// expect: violated deadlock
// A thread waits for another one's signal.
// A signal that comes before the wait is lost.
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
        condition.wait(lock); // HERE: deadlock
    });
    {
        std::lock_guard<std::mutex> guard(mutex);
        ready = true;
        condition.notify_one();
    }
    waiter.join();
}
