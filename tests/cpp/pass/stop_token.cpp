// heddle: check --std c++20
// expect: verified
// states: 200
// A std::jthread is asked to stop while it waits.
// It waits with its stop_token.
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

int main()
{
    std::mutex mutex;
    std::condition_variable_any condition;
    bool ready = false;
    std::jthread worker([&](std::stop_token stop) {
        std::unique_lock lock(mutex);
        condition.wait(lock, stop, [&] { return ready; });
    });
}
