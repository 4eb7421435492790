// heddle: check --cflags -std=c++20
// expect: verified
// A thread that is joined unless something goes wrong.
// std::jthread joins in its destructor, also when an exception passes by.
#include <atomic>
#include <stdexcept>
#include <thread>

static std::atomic<int> done{0};

static void work()
{
    std::jthread t([] { done = 1; });
    if (!done) throw std::runtime_error("not done");
}

int main()
{
    try {
        work();
    } catch (const std::runtime_error &) {
    }
    if (!done) std::terminate();
}
