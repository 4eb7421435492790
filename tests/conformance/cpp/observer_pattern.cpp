#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

struct Event { std::string name; int value; };
class Bus {
    std::map<std::string, std::vector<std::pair<int, std::function<void(const Event &)>>>> listeners_;
    int next_ = 1;

 public:
    int on(const std::string &name, std::function<void(const Event &)> f)
    {
        listeners_[name].emplace_back(next_, std::move(f));
        return next_++;
    }
    void off(int id)
    {
        for (auto &[name, list] : listeners_)
            list.erase(std::remove_if(list.begin(), list.end(), [id](auto &p) { return p.first == id; }), list.end());
    }
    void emit(const Event &e)
    {
        auto copy = listeners_[e.name];
        for (auto &[id, f] : copy) f(e);
    }
};
class Account : public std::enable_shared_from_this<Account> {
    Bus &bus_;
    int balance_ = 0;

 public:
    explicit Account(Bus &b) : bus_(b) {}
    void listen()
    {
        std::weak_ptr<Account> weak = shared_from_this();
        bus_.on("deposit", [weak](const Event &e) { if (auto a = weak.lock()) a->balance_ += e.value; else std::printf("gone "); });
    }
    int balance() const { return balance_; }
};

int main()
{
    Bus bus;
    int count = 0;
    int id = bus.on("deposit", [&count](const Event &) { count++; });
    bus.on("deposit", [&bus](const Event &e) { if (e.value > 10) bus.emit({"large", e.value}); });
    bus.on("large", [](const Event &e) { std::printf("large %d ", e.value); });
    {
        auto a = std::make_shared<Account>(bus);
        a->listen();
        bus.emit({"deposit", 5});
        bus.emit({"deposit", 50});
        std::printf("%d ", a->balance());
    }
    bus.emit({"deposit", 1});
    bus.off(id);
    bus.emit({"deposit", 20});
    std::printf("%d\n", count);
}
