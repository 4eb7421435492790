// heddle: check --cflags -std=c++20
// expect: verified
// std::atomic::wait.
// The waiter is told.
#include <atomic>
#include <thread>

static std::atomic<int> stage{0};

int main()
{
    std::thread t([] { stage = 1, stage.notify_one(); });
    stage.wait(0);
    t.join();
}
