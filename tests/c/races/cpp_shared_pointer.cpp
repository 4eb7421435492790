// heddle: check
// expect: verified
// A shared_ptr: copies may be used and dropped by different threads.
#include <cassert>
#include <memory>
#include <thread>

int main()
{
    std::shared_ptr<int> current = std::make_shared<int>(1);
    std::thread one([copy = current] { assert(*copy == 1); });
    std::shared_ptr<int> mine = current;
    one.join();
    assert(*mine == 1);
    return 0;
}
