// heddle: check --std c++20
// expect: violated race
// race: before | after
// Two threads compute from each other's results, phase by phase.
// Nothing separates the second one from the first.
#include <barrier>
#include <cassert>
#include <thread>

int main()
{
    int before[2] = {1, 2}, after[2] = {};
    std::barrier phase(2);
    const auto work = [&](int me) {
        after[me] = before[0] + before[1]; // HERE-ANY: race
        before[me] = after[1 - me]; // HERE-ANY: race
        phase.arrive_and_wait();
        assert(before[1 - me] == 3);
    };
    std::jthread one(work, 0), two(work, 1);
}
