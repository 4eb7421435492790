#include <cstdio>
#include <list>
#include <string>
#include <unordered_map>

template <typename K, typename V> class Cache {
    std::size_t limit_;
    std::list<std::pair<K, V>> order_;
    std::unordered_map<K, typename std::list<std::pair<K, V>>::iterator> index_;

 public:
    int hits = 0, misses = 0;
    explicit Cache(std::size_t n) : limit_(n) {}
    template <typename F> const V &get(const K &key, F make)
    {
        auto found = index_.find(key);
        if (found != index_.end()) {
            hits++;
            order_.splice(order_.begin(), order_, found->second);
            return order_.front().second;
        }
        misses++;
        if (order_.size() == limit_) {
            index_.erase(order_.back().first);
            order_.pop_back();
        }
        order_.emplace_front(key, make(key));
        index_[key] = order_.begin();
        return order_.front().second;
    }
    void show() const
    {
        for (auto &[k, v] : order_) std::printf("%s=%s ", k.c_str(), v.c_str());
        std::printf("\n");
    }
};

int main()
{
    Cache<std::string, std::string> cache(3);
    for (const char *k : {"a", "b", "a", "c", "d", "b", "a", "d", "d"}) cache.get(k, [](const std::string &s) { return s + s; });
    cache.show();
    std::printf("%d %d\n", cache.hits, cache.misses);
}
