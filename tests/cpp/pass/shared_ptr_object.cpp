// heddle: check
// expect: verified
// states: 40
// One thread replaces a global std::shared_ptr, another copies it.
// By the atomic functions of <memory>; the reference counts need no help.
#include <cassert>
#include <memory>
#include <thread>

static std::shared_ptr<int> current = std::make_shared<int>(1);

int main()
{
    std::thread writer([] { std::atomic_store(&current, std::make_shared<int>(2)); });
    const std::shared_ptr<int> mine = std::atomic_load(&current);
    assert(*mine == 1 || *mine == 2);
    writer.join();
}
