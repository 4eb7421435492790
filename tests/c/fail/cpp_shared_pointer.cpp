// heddle: check
// expect: violated memory
// A small shared pointer.
// The count is a plain int. Steps: both copy: each reads 1 and writes 2; one ends: 1; the other ends: 0, and deletes what main
// still uses.
#include <atomic>
#include <pthread.h>

struct Block {
    int users = 1;
    int data = 5;
};

class Shared {
    Block *block_;

 public:
    Shared() : block_(new Block) {}
    Shared(const Shared &other) : block_(other.block_) { ++block_->users; }
    ~Shared()
    {
        if (--block_->users == 0) delete block_;
    }
    int data() const { return block_->data; }
};

static void *user(void *argument)
{
    Shared mine(*static_cast<Shared *>(argument));
    return reinterpret_cast<void *>(static_cast<long>(mine.data()));
}

int main()
{
    Shared first;
    pthread_t one, two;
    pthread_create(&one, nullptr, user, &first);
    pthread_create(&two, nullptr, user, &first);
    pthread_join(one, nullptr);
    pthread_join(two, nullptr);
    return first.data() - 5;
}
