// heddle: check
// expect: violated race
// race: items | items._Vector_base<int, std::allocator<int> >._M_impl._Vector_impl_data._M_finish | items._Vector_base<int, std::allocator<int> >._M_impl._Vector_impl_data._M_start
// Two threads append to a vector under a mutex.
// One reads its size without it.
#include <cassert>
#include <mutex>
#include <thread>
#include <vector>

static std::mutex mutex;
static std::vector<int> items;

static void append(int item)
{
    std::lock_guard<std::mutex> guard(mutex);
    items.push_back(item); // HERE-ANY: race
}

int main()
{
    std::thread one(append, 1);
    {
        volatile bool empty = items.empty(); // HERE-ANY: race
        (void)empty;
    }
    append(2);
    one.join();
    assert(items.size() == 2);
    return 0;
}
