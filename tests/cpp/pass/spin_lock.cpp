// heddle: check
// expect: verified
// states: 40
// A lock made of a std::atomic_flag.
// Unlocking releases.
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
    void unlock() { flag_.clear(std::memory_order_release); }

  private:
    std::atomic_flag flag_ = ATOMIC_FLAG_INIT;
};

static SpinLock spin;
static std::list<int> list;

static void add(int item)
{
    std::lock_guard<SpinLock> guard(spin);
    list.push_back(item);
}

int main()
{
    std::thread other(add, 1);
    add(2);
    other.join();
    return list.size() != 2;
}
