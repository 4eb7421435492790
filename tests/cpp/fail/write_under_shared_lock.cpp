// heddle: check
// expect: violated race
// race: table | block
// A table behind a std::shared_mutex.
// The writers share the lock: nothing orders them.
#include <map>
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_mutex mutex;
static std::map<int, int> table;

static void put(int key)
{
    std::shared_lock<std::shared_mutex> lock(mutex);
    table[key] = 1; // HERE: race
}

int main()
{
    std::thread one(put, 1), two(put, 2);
    one.join();
    two.join();
    return table.size() != 2;
}
