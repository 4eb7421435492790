// heddle: check
// expect: violated race
// race: log
// Two threads append to one std::string.
// Both calls of += read and write its length.
#include <mutex>
#include <string>
#include <thread>

int main()
{
    std::mutex mutex;
    std::string log;
    const auto say = [&](const char *what) {
        log += what; // HERE: race
    };
    std::thread one(say, "one"), two(say, "two");
    one.join();
    two.join();
    return log.size() != 6;
}
