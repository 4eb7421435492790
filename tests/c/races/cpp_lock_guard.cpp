// heddle: check
// expect: verified
// Two threads add to a total under a lock_guard.
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex mutex;
static int total;

static void add(int amount)
{
    std::lock_guard<std::mutex> guard(mutex);
    total += amount;
}

int main()
{
    std::thread one(add, 1);
    add(2);
    one.join();
    assert(total == 3);
    return 0;
}
