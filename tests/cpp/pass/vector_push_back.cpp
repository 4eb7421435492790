// heddle: check
// expect: verified
// states: 20
// Two threads append to one std::vector.
// Under a mutex: every access to the vector happens before the next one.
#include <cassert>
#include <iostream>
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
    std::thread one(append, 1), two(append, 2);
    one.join();
    two.join();
    std::cout << items.size() << std::endl;
    assert(items.size() == 2);
}
