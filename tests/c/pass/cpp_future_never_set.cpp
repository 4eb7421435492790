// heddle: check
// expect: verified
// A promise that is kept only if the thread is in time.
// If it is not, the thread says so with an exception.
#include <atomic>
#include <cassert>
#include <future>
#include <stdexcept>
#include <thread>

static std::atomic<bool> late{false};

int main()
{
    std::promise<int> promise;
    std::future<int> future = promise.get_future();
    std::thread t([&] {
        if (late)
            promise.set_exception(std::make_exception_ptr(std::runtime_error("late")));
        else
            promise.set_value(1);
    });
    late = true;
    int value = 0;
    try {
        value = future.get();
    } catch (const std::runtime_error &) {
        value = 2;
    }
    t.join();
    assert(value == 1 || value == 2);
}
