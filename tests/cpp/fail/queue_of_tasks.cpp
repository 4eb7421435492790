// heddle: check
// expect: violated assertion
// A blocking queue with two consumers.
// With `if` a consumer goes on although the other took the item.
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
    if (queue.empty()) not_empty.wait(lock);
    assert(!queue.empty()); // HERE: assertion
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
