// A discrete event simulation: priority queue, virtual events, random numbers.
#include <cstdio>
#include <memory>
#include <queue>
#include <random>
#include <string>
#include <vector>

class Simulation;
struct Event {
    double time;
    unsigned order;
    Event(double t, unsigned o) : time(t), order(o) {}
    virtual ~Event() = default;
    virtual void happen(Simulation &) = 0;
};
struct Later { bool operator()(const std::unique_ptr<Event> &a, const std::unique_ptr<Event> &b) const { return a->time != b->time ? a->time > b->time : a->order > b->order; } };
class Simulation {
    std::priority_queue<std::unique_ptr<Event>, std::vector<std::unique_ptr<Event>>, Later> queue_;
    std::minstd_rand random_{7};
    unsigned made_ = 0;

 public:
    double now = 0;
    int waiting = 0, served = 0, longest = 0;
    bool busy = false;
    double next(double mean) { return mean * (1 + random_() % 1000 / 1000.0); }
    template <typename E> void at(double delay) { queue_.push(std::make_unique<E>(now + delay, made_++)); }
    void run(int most)
    {
        while (!queue_.empty() && served < most) {
            auto &top = const_cast<std::unique_ptr<Event> &>(queue_.top());
            std::unique_ptr<Event> e = std::move(top);
            queue_.pop();
            now = e->time;
            e->happen(*this);
        }
    }
};
struct Done : Event { using Event::Event; void happen(Simulation &s) override; };
struct Arrival : Event {
    using Event::Event;
    void happen(Simulation &s) override
    {
        if (s.busy) s.longest = std::max(s.longest, ++s.waiting);
        else s.busy = true, s.at<Done>(s.next(1.0));
        s.at<Arrival>(s.next(0.9));
    }
};
void Done::happen(Simulation &s)
{
    s.served++;
    if (s.waiting) s.waiting--, s.at<Done>(s.next(1.0));
    else s.busy = false;
}

int main()
{
    Simulation s;
    s.at<Arrival>(0);
    for (int n = 20; n <= 100; n += 20) {
        s.run(n);
        std::printf("%.3f %d %d %d\n", s.now, s.served, s.waiting, s.longest);
    }
}
