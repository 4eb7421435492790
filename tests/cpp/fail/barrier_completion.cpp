// heddle: check --std c++20
// expect: violated race
// race: sum
// The last thread that arrives at a std::barrier runs its completion function.
// One thread does not wait for it.
#include <barrier>
#include <cassert>
#include <thread>

static int parts[2], sum;

int main()
{
    std::barrier phase(2, []() noexcept { sum = parts[0] + parts[1]; }); // HERE: race
    std::jthread one([&] {
        parts[0] = 1;
        phase.arrive_and_wait();
        assert(sum == 3);
    });
    std::jthread two([&] {
        parts[1] = 2;
        auto token = phase.arrive();
        const int seen = sum; // HERE: race
        assert(seen == 3 || seen == 0);
        phase.wait(std::move(token));
    });
}
