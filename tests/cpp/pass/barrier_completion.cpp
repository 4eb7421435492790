// heddle: check --std c++20
// expect: verified
// states: 40
// The last thread that arrives at a std::barrier runs its completion function.
// It may use what all of them have written, and all of them what it has written.
#include <barrier>
#include <cassert>
#include <thread>

static int parts[2], sum;

int main()
{
    std::barrier phase(2, []() noexcept { sum = parts[0] + parts[1]; });
    std::jthread one([&] {
        parts[0] = 1;
        phase.arrive_and_wait();
        assert(sum == 3);
    });
    std::jthread two([&] {
        parts[1] = 2;
        auto token = phase.arrive();
        phase.wait(std::move(token));
        const int seen = sum;
        assert(seen == 3 || seen == 0);
    });
}
