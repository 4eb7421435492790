// heddle: check
// expect: violated race
// race: cache.data_ | block | Cache.data_
// A cache with one writer and one reader.
// A look-up without the lock races with the insertion.
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
        data_[key] = std::move(value); // HERE-ANY: race
    }
    std::optional<std::string> find(int key) const
    {
        const auto found = data_.find(key); // HERE-ANY: race
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
