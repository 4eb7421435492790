// heddle: check --std c++20
// expect: violated race
// race: int
// A std::atomic<std::shared_ptr> hands a block from thread to thread.
// The writer goes on writing what the reader can have found.
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

static std::atomic<std::shared_ptr<int>> published;

int main()
{
    std::thread writer([] {
        auto block = std::make_shared<int>(1);
        published.store(block);
        *block = 2; // HERE-ANY: race
    });
    if (const std::shared_ptr<int> found = published.load()) assert(*found == 2); // HERE-ANY: race
    writer.join();
    published.store(nullptr);
}
