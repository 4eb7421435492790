// heddle: check
// expect: violated exception std::runtime_error
// A thread fails.
// Its exception leaves the thread: std::terminate.
#include <exception>
#include <iostream>
#include <stdexcept>
#include <thread>

static void work()
{
    throw std::runtime_error("no more paper"); // HERE: exception
}

int main()
{
    std::exception_ptr failure;
    std::thread worker([&] {
        work();
    });
    worker.join();
    try {
        if (failure) std::rethrow_exception(failure);
        return 1;
    } catch (const std::exception &e) {
        std::cout << e.what() << std::endl;
    }
}
