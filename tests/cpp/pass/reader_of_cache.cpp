// heddle: check
// expect: verified
// states: 20
// A cache with one writer and one reader.
// Readers take the shared_mutex, too.
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>

class Cache {
  public:
    void put(int key, std::string value)
    {
        std::unique_lock lock(mutex_);
        data_[key] = std::move(value);
    }
    std::optional<std::string> find(int key) const
    {
        std::shared_lock lock(mutex_);
        const auto found = data_.find(key);
        if (found == data_.end()) return std::nullopt;
        return found->second;
    }

  private:
    mutable std::shared_mutex mutex_;
    std::unordered_map<int, std::string> data_;
};

int main()
{
    Cache cache;
    std::thread writer([&] { cache.put(1, "one"); });
    const auto found = cache.find(1);
    writer.join();
    return found && *found != "one";
}
