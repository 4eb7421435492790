// heddle: check
// expect: violated exception neither joined nor detached
// A thread is started inside a block.
// Its destructor calls std::terminate.
#include <atomic>
#include <thread>

static std::atomic<int> count;

int main()
{
    {
        std::thread worker([] { count++; });
        // worker.join();
    } // HERE: exception
    return count != 1;
}
