// heddle: check --std c++20
// expect: verified
// states: 20
// A thread tells another one by a std::latch that its work is done.
// When all of it is.
#include <latch>
#include <thread>

int main()
{
    int first = 0, second = 0;
    std::latch done(1);
    std::jthread worker([&] {
        first = 1;
        second = 2;
        done.count_down();
    });
    done.wait();
    return first + second != 3;
}
