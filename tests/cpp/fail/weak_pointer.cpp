// heddle: check
// expect: violated memory
// A thread looks whether an object is still there.
// lock() may give nothing.
#include <cassert>
#include <memory>
#include <thread>

int main()
{
    auto object = std::make_shared<int>(7);
    std::thread other([weak = std::weak_ptr<int>(object)] {
        const std::shared_ptr<int> mine = weak.lock();
        assert(*mine == 7); // HERE: memory
    });
    object.reset();
    other.join();
}
