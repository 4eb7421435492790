// heddle: check
// expect: violated race
// race: resource
// An object that is made at its first use, by std::call_once.
// Someone looks at the pointer instead.
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>

static std::once_flag once;
static std::unique_ptr<int> resource;

static int use()
{
    if (!resource) // HERE: race
        std::call_once(once, [] { resource = std::make_unique<int>(7); }); // HERE: race
    return *resource;
}

int main()
{
    std::thread other([] { assert(use() == 7); });
    assert(use() == 7);
    other.join();
}
