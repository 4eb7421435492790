// heddle: check
// expect: verified
// states: 40
// An object that is made at its first use, by std::call_once.
// Everybody goes through the flag.
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>

static std::once_flag once;
static std::unique_ptr<int> resource;

static int use()
{
    std::call_once(once, [] { resource = std::make_unique<int>(7); });
    return *resource;
}

int main()
{
    std::thread other([] { assert(use() == 7); });
    assert(use() == 7);
    other.join();
}
