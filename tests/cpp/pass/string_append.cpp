// heddle: check
// expect: verified
// states: 20
// Two threads append to one std::string.
// Under a mutex.
#include <mutex>
#include <string>
#include <thread>

int main()
{
    std::mutex mutex;
    std::string log;
    const auto say = [&](const char *what) {
        std::scoped_lock guard(mutex);
        log += what;
    };
    std::thread one(say, "one"), two(say, "two");
    one.join();
    two.join();
    return log.size() != 6;
}
