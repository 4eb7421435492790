// heddle: check
// expect: verified
// states: 40
// A std::packaged_task and its future.
// A thread runs it.
#include <cassert>
#include <future>
#include <thread>

int main()
{
    std::packaged_task<int(int)> task([](int x) { return x + 1; });
    std::future<int> result = task.get_future();
    std::thread worker([&] { task(41); });
    assert(result.get() == 42);
    worker.join();
}
