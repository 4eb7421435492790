// heddle: check --std c++20
// expect: verified
// states: 100
// A std::atomic<std::shared_ptr> hands a block from thread to thread.
// What it points to is written before it is published.
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

static std::atomic<std::shared_ptr<int>> published;

int main()
{
    std::thread writer([] {
        auto block = std::make_shared<int>(1);
        *block = 2;
        published.store(block);
    });
    if (const std::shared_ptr<int> found = published.load()) assert(*found == 2);
    writer.join();
    published.store(nullptr);
}
