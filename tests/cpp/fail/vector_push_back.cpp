// heddle: check
// expect: violated race
// race: items
// Two threads append to one std::vector.
// Nothing orders the two calls of push_back, and both write the vector's size.
#include <cassert>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

static std::mutex mutex;
static std::vector<int> items;

static void append(int item)
{
    items.push_back(item); // HERE: race
}

int main()
{
    std::thread one(append, 1), two(append, 2);
    one.join();
    two.join();
    std::cout << items.size() << std::endl;
    assert(items.size() == 2);
}
