// heddle: check
// expect: verified
// states: 200
// A blocking queue with two consumers.
// They wait in a loop (wait with a predicate).
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>

static std::mutex mutex;
static std::condition_variable not_empty;
static std::queue<int> queue;

static void consume()
{
    std::unique_lock<std::mutex> lock(mutex);
    not_empty.wait(lock, [] { return !queue.empty(); });
    assert(!queue.empty());
    queue.pop();
}

int main()
{
    std::thread one(consume), two(consume);
    for (int i = 0; i < 2; i++) {
        {
            std::lock_guard<std::mutex> guard(mutex);
            queue.push(i);
        }
        not_empty.notify_all();
    }
    one.join();
    two.join();
}
