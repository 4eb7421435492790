// heddle: check
// expect: verified
// Two threads append to a vector under a mutex.
#include <cassert>
#include <mutex>
#include <thread>
#include <vector>

static std::mutex mutex;
static std::vector<int> items;

static void append(int item)
{
    std::lock_guard<std::mutex> guard(mutex);
    items.push_back(item);
}

int main()
{
    std::thread one(append, 1);
    {
        std::lock_guard<std::mutex> guard(mutex);
        assert(items.size() <= 1);
    }
    append(2);
    one.join();
    assert(items.size() == 2);
    return 0;
}
