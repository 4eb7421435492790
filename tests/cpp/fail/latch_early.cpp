// heddle: check --std c++20
// expect: violated race
// race: second
// A thread tells another one by a std::latch that its work is done.
// When a part of it is.
#include <latch>
#include <thread>

int main()
{
    int first = 0, second = 0;
    std::latch done(1);
    std::jthread worker([&] {
        first = 1;
        done.count_down();
        second = 2; // HERE: race
    });
    done.wait();
    return first + second != 3; // HERE: race
}
