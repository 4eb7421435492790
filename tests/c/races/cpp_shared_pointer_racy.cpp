// heddle: check
// expect: violated race
// race: current
// A shared_ptr: copies may be used and dropped by different threads.
// The same shared_ptr object is assigned by one while another copies it.
#include <cassert>
#include <memory>
#include <thread>

int main()
{
    std::shared_ptr<int> current = std::make_shared<int>(1);
    std::thread one([&current] { current = nullptr; }); // HERE-ANY: race
    bool there = current != nullptr; // HERE-ANY: race
    (void)there;
    one.join();
    return 0;
}
