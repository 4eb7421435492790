// heddle: check
// expect: violated race
// race: result
// A future orders what was done before its value was set.
// The result is written after the value was set.
#include <cassert>
#include <future>
#include <thread>

static int result;

int main()
{
    std::promise<void> done;
    std::future<void> future = done.get_future();
    std::thread one([&done] {
        done.set_value();
        result = 7; // HERE-ANY: race
    });
    future.get();
    assert(result == 0 || result == 7); // HERE-ANY: race
    one.join();
    return 0;
}
