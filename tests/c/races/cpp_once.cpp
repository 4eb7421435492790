// heddle: check
// expect: verified
// std::call_once.
#include <cassert>
#include <mutex>
#include <thread>

static std::once_flag once;
static int size;

static void use()
{
    std::call_once(once, [] { size = 7; });
    assert(size == 7);
}

int main()
{
    std::thread one(use);
    use();
    one.join();
    return 0;
}
