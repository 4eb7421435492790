// heddle: check --cflags -std=c++20
// expect: violated deadlock
// std::atomic::wait.
// The value is changed, but nobody is told.
#include <atomic>
#include <thread>

static std::atomic<int> stage{0};

int main()
{
    std::thread t([] { stage = 1; });
    stage.wait(0); // HERE: deadlock
    t.join();
}
