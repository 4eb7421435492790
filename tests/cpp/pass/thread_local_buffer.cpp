// heddle: check
// expect: verified
// states: 10
// Each thread formats a number in a buffer.
// One per thread.
#include <cassert>
#include <sstream>
#include <string>
#include <thread>

static thread_local std::ostringstream buffer;

static std::string formatted(int number)
{
    buffer.str("");
    buffer << "number " << number;
    return buffer.str();
}

int main()
{
    std::thread other([] { assert(formatted(1) == "number 1"); });
    assert(formatted(2) == "number 2");
    other.join();
}
