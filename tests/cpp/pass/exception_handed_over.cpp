// heddle: check
// expect: verified
// states: 10
// A thread fails.
// It hands its exception to the one who joins it.
#include <exception>
#include <iostream>
#include <stdexcept>
#include <thread>

static void work()
{
    throw std::runtime_error("no more paper");
}

int main()
{
    std::exception_ptr failure;
    std::thread worker([&] {
        try {
            work();
        } catch (...) {
            failure = std::current_exception();
        }
    });
    worker.join();
    try {
        if (failure) std::rethrow_exception(failure);
        return 1;
    } catch (const std::exception &e) {
        std::cout << e.what() << std::endl;
    }
}
