// heddle: check
// expect: violated race
// race: shared
// A thread takes a lock for a limited time.
// It goes on in any case.
#include <chrono>
#include <mutex>
#include <thread>

static std::timed_mutex mutex;
static int shared;

static void work()
{
    std::unique_lock<std::timed_mutex> lock(mutex, std::chrono::milliseconds(10));
    shared++; // HERE: race
}

int main()
{
    std::thread one(work), two(work);
    one.join();
    two.join();
    return shared > 2;
}
