// heddle: check
// expect: violated deadlock
// A promise that is kept only if the thread is in time.
// If it is not, the future waits for ever: the promise lives on, so it is not broken either.
#include <atomic>
#include <future>
#include <thread>

static std::atomic<bool> late{false};

int main()
{
    std::promise<int> promise;
    std::future<int> future = promise.get_future();
    std::thread t([&] {
        if (!late) promise.set_value(1);
    });
    late = true;
    const int value = future.get(); // HERE: deadlock
    t.join();
    return value;
}
