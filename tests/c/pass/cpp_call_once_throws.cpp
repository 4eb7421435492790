// heddle: check
// expect: verified
// reality: not (pthread_once of the thread sanitizer hangs after an exception)
// std::call_once with a function that fails the first time.
// The flag is not set by a call that throws, so the function runs again.
#include <cassert>
#include <mutex>
#include <stdexcept>
#include <thread>

static std::once_flag flag;
static int calls;

static void initialise()
{
    if (++calls == 1) throw std::runtime_error("the first time");
}

static void use()
{
    try {
        std::call_once(flag, initialise);
    } catch (const std::runtime_error &) {
    }
}

int main()
{
    std::thread t(use);
    use();
    t.join();
    assert(calls == 2);
}
