// heddle: check
// expect: violated exception
// An exception is carried to another thread by a std::exception_ptr.
// The other thread catches it, but lets it go on: nobody else is there to catch it.
#include <atomic>
#include <exception>
#include <mutex>
#include <stdexcept>
#include <thread>

static std::mutex m;
static std::exception_ptr problem;

int main()
{
    std::thread t([] {
        try {
            throw std::runtime_error("problem");
        } catch (...) {
            std::lock_guard<std::mutex> guard(m);
            problem = std::current_exception();
        }
    });
    try {
        std::lock_guard<std::mutex> guard(m);
        if (problem) std::rethrow_exception(problem);
    } catch (const std::logic_error &) {
    } catch (const std::runtime_error &e) {
        if (e.what()[0] != 'p') std::terminate();
        t.join();
        throw; // HERE: exception
    }
    t.join();
}
