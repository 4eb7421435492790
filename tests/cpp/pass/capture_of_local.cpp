// heddle: check
// expect: verified
// states: 10
// A thread outlives the function that starts it.
// It has a copy of the variable.
#include <thread>

static std::thread start()
{
    int local = 1;
    return std::thread([local]() mutable { local++; });
}

int main()
{
    start().join();
}
