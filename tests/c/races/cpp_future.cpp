// heddle: check
// expect: verified
// A future orders what was done before its value was set.
#include <cassert>
#include <future>
#include <thread>

static int result;

int main()
{
    std::promise<void> done;
    std::future<void> future = done.get_future();
    std::thread one([&done] {
        result = 7;
        done.set_value();
    });
    future.get();
    assert(result == 7);
    one.join();
    return 0;
}
