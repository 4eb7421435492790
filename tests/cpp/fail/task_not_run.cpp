// heddle: check
// expect: violated deadlock
// A std::packaged_task and its future.
// Nobody does, and nobody destroys it: get() waits for ever.
#include <cassert>
#include <future>
#include <thread>

int main()
{
    std::packaged_task<int(int)> task([](int x) { return x + 1; });
    std::future<int> result = task.get_future();
    std::thread worker([&] { (void)task; });
    assert(result.get() == 42); // HERE: deadlock
    worker.join();
}
