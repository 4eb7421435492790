// heddle: check
// expect: violated race
// race: counts | block
// Two threads count words in one std::map.
// operator[] may insert a node, and the two threads insert at the same time.
#include <cassert>
#include <map>
#include <mutex>
#include <string>
#include <thread>

static std::mutex mutex;
static std::map<std::string, int> counts;

static void count(const std::string &word)
{
    counts[word]++; // HERE-ANY: race
}

int main()
{
    std::thread one(count, "a"), two(count, "b");
    count("a");
    one.join();
    two.join();
    assert(counts["a"] == 2 && counts.size() == 2);
}
