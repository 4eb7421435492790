// heddle: check
// expect: violated race
// race: box->value | seen->value
// An object is published through an atomic pointer.
// By a relaxed store.
#include <atomic>
#include <cassert>
#include <thread>

struct Box {
    int value;
};

static std::atomic<Box *> shared;

int main()
{
    std::thread one([] {
        Box *box = new Box;
        box->value = 7; // HERE-ANY: race
        shared.store(box, std::memory_order_relaxed); // HERE-ANY: race
    });
    if (Box *seen = shared.load(std::memory_order_acquire)) {
        assert(seen->value == 7); // HERE-ANY: race
    }
    one.join();
    delete shared.load();
    return 0;
}
