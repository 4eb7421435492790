// heddle: check
// expect: violated race
// race: list | block
// A lock made of a std::atomic_flag.
// Unlocking is relaxed: what was done under the lock is not ordered before the next owner.
#include <atomic>
#include <list>
#include <mutex>
#include <thread>

class SpinLock {
  public:
    void lock()
    {
        while (flag_.test_and_set(std::memory_order_acquire)) std::this_thread::yield();
    }
    void unlock() { flag_.clear(std::memory_order_relaxed); }

  private:
    std::atomic_flag flag_ = ATOMIC_FLAG_INIT;
};

static SpinLock spin;
static std::list<int> list;

static void add(int item)
{
    std::lock_guard<SpinLock> guard(spin);
    list.push_back(item); // HERE: race
}

int main()
{
    std::thread other(add, 1);
    add(2);
    other.join();
    return list.size() != 2;
}
