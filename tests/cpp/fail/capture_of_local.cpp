// heddle: check
// expect: violated memory
// A thread outlives the function that starts it.
// It has a reference to it.
#include <thread>

static std::thread start()
{
    int local = 1;
    return std::thread([&local]() mutable { local++; }); // HERE: memory
}

int main()
{
    start().join();
}
