// heddle: check
// expect: verified
// states: 10
// A thread is started inside a block.
// It is joined before the block ends.
#include <atomic>
#include <thread>

static std::atomic<int> count;

int main()
{
    {
        std::thread worker([] { count++; });
        worker.join();
    }
    return count != 1;
}
