// heddle: check
// expect: verified
// states: 40
// A thread looks whether an object is still there.
// std::weak_ptr::lock, and a look at what it gives.
#include <cassert>
#include <memory>
#include <thread>

int main()
{
    auto object = std::make_shared<int>(7);
    std::thread other([weak = std::weak_ptr<int>(object)] {
        const std::shared_ptr<int> mine = weak.lock();
        if (mine) assert(*mine == 7);
    });
    object.reset();
    other.join();
}
