// heddle: check
// expect: violated race
// race: made | size
// std::call_once.
// A bool instead.
#include <cassert>
#include <mutex>
#include <thread>

static bool made;
static int size;

static void use()
{
    if (!made) { // HERE-ANY: race
        size = 7; // HERE-ANY: race
        made = true; // HERE-ANY: race
    }
    assert(size == 7); // HERE-ANY: race
}

int main()
{
    std::thread one(use);
    use();
    one.join();
    return 0;
}
