// heddle: check
// expect: violated race
// Each thread formats a number in a buffer.
// One for all.
#include <cassert>
#include <sstream>
#include <string>
#include <thread>

static std::ostringstream buffer;

static std::string formatted(int number)
{
    buffer.str(""); // HERE-ANY: race
    buffer << "number " << number; // HERE-ANY: race
    return buffer.str(); // HERE-ANY: race
}

int main()
{
    std::thread other([] { assert(formatted(1) == "number 1"); });
    assert(formatted(2) == "number 2");
    other.join();
}
