// heddle: check
// expect: violated race
// race: total
// Two threads add to a total under a lock_guard.
// The guard is a temporary without a name: it is gone at the end of its own line.
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex mutex;
static int total;

static void add(int amount)
{
    std::lock_guard<std::mutex>{mutex};
    total += amount; // HERE-ANY: race
}

int main()
{
    std::thread one(add, 1);
    add(2);
    one.join();
    assert(total >= 1);
    return 0;
}
