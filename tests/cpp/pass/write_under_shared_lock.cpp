// heddle: check
// expect: verified
// states: 20
// A table behind a std::shared_mutex.
// Writers lock it exclusively.
#include <map>
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_mutex mutex;
static std::map<int, int> table;

static void put(int key)
{
    std::unique_lock<std::shared_mutex> lock(mutex);
    table[key] = 1;
}

int main()
{
    std::thread one(put, 1), two(put, 2);
    one.join();
    two.join();
    return table.size() != 2;
}
