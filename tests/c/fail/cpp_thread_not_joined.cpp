// heddle: check
// expect: violated exception
// A thread that is joined unless something goes wrong.
// An exception passes the join by: the destructor of a joinable std::thread calls std::terminate.
#include <atomic>
#include <stdexcept>
#include <thread>

static std::atomic<int> done{0};

static void work()
{
    std::thread t([] { done = 1; });
    if (!done) throw std::runtime_error("not done"); // HERE-ANY: exception
    t.join();
} // HERE-ANY: exception

int main()
{
    try {
        work();
    } catch (const std::runtime_error &) {
    }
}
