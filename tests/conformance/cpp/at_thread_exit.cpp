// What is done when a thread ends, and std::put_time.
// cflags: -std=c++17
#include <condition_variable>
#include <ctime>
#include <future>
#include <iomanip>
#include <iostream>
#include <mutex>
#include <sstream>
#include <thread>

struct Speaker {
    const char *text;
    ~Speaker() { std::cout << text << '\n'; }
};

int main()
{
    std::promise<int> promise;
    std::future<int> future = promise.get_future();
    std::thread worker([&] {
        promise.set_value_at_thread_exit(5);
        std::cout << "set\n";
    });
    const int value = future.get();
    worker.join();
    std::cout << value << '\n';

    std::mutex mutex;
    std::condition_variable condition;
    bool done = false;
    std::thread other([&] {
        thread_local Speaker speaker{"the thread's object goes"};
        (void)speaker;
        std::unique_lock<std::mutex> lock(mutex);
        done = true;
        std::notify_all_at_thread_exit(condition, std::move(lock));
    });
    {
        std::unique_lock<std::mutex> lock(mutex);
        condition.wait(lock, [&] { return done; });
    }
    other.join();

    std::packaged_task<int(int)> task([](int x) { return x * x; });
    std::future<int> squared = task.get_future();
    std::thread third([&] { task.make_ready_at_thread_exit(7); });
    third.join();
    std::cout << squared.get() << '\n';

    const std::time_t day = 86400 * 365;
    std::ostringstream text;
    text << std::put_time(std::gmtime(&day), "%Y-%m-%d %H:%M:%S %A %j");
    std::cout << text.str() << '\n';
    std::cout << std::put_time(std::gmtime(&day), "%d/%m/%y %%") << std::endl;
}
