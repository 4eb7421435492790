// heddle: check --std c++20
// expect: verified
// states: 20
// A thread waits at a std::latch for two others.
// They count it down.
#include <cassert>
#include <latch>
#include <thread>

int main()
{
    int results[2] = {};
    std::latch done(2);
    std::jthread one([&] { results[0] = 1, done.count_down(); });
    std::jthread two([&] { results[1] = 2, done.count_down(); });
    done.wait();
    assert(results[0] + results[1] == 3);
}
