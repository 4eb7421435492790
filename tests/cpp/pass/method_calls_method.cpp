// heddle: check
// expect: verified
// states: 20
// A method that holds the object's lock calls another one that takes it.
// The lock is a std::recursive_mutex.
#include <map>
#include <mutex>
#include <thread>

class Registry {
  public:
    int get(int key)
    {
        std::lock_guard guard(mutex_);
        return data_[key];
    }
    void increment(int key)
    {
        std::lock_guard guard(mutex_);
        data_[key] = get(key) + 1;
    }

  private:
    std::recursive_mutex mutex_;
    std::map<int, int> data_;
};

int main()
{
    Registry registry;
    std::thread other([&] { registry.increment(1); });
    registry.increment(1);
    other.join();
    return registry.get(1) != 2;
}
