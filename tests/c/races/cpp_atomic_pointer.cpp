// heddle: check
// expect: verified
// An object is published through an atomic pointer.
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
        box->value = 7;
        shared.store(box, std::memory_order_release);
    });
    if (Box *seen = shared.load(std::memory_order_acquire)) {
        assert(seen->value == 7);
    }
    one.join();
    delete shared.load();
    return 0;
}
