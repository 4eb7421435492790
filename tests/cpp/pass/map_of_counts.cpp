// heddle: check
// expect: verified
// states: 60
// Two threads count words in one std::map.
// Under a mutex.
#include <cassert>
#include <map>
#include <mutex>
#include <string>
#include <thread>

static std::mutex mutex;
static std::map<std::string, int> counts;

static void count(const std::string &word)
{
    std::lock_guard<std::mutex> guard(mutex);
    counts[word]++;
}

int main()
{
    std::thread one(count, "a"), two(count, "b");
    count("a");
    one.join();
    two.join();
    assert(counts["a"] == 2 && counts.size() == 2);
}
