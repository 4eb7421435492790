#include <cstdio>
#include <functional>

struct Machine {
    int a = 0, b = 0;
    virtual ~Machine() {}
    void inc() { a++; }
    void dec() { a--; }
    virtual void special() { b += 10; }
    int sum(int k) const { return a + b + k; }
};
struct Turbo : Machine { int pad = 1; void special() override { b += 100; } };
struct Extra { int e = 5; virtual ~Extra() {} virtual int value() { return e; } };
struct Both : Turbo, Extra { int value() override { return e * 2 + a; } };

int main()
{
    using Op = void (Machine::*)();
    Op program[] = {&Machine::inc, &Machine::special, &Machine::inc, &Machine::dec, &Machine::special};
    Machine m;
    Turbo t;
    for (Op op : program) (m.*op)(), (t.*op)();
    std::printf("%d %d %d %d\n", m.a, m.b, t.a, t.b);
    int Machine::*fields[] = {&Machine::a, &Machine::b};
    for (auto f : fields) std::printf("%d ", t.*f);
    Machine *p = &t;
    int (Machine::*sum)(int) const = &Machine::sum;
    std::printf("%d %d\n", (p->*sum)(5), sum == &Machine::sum);
    Both both;
    int (Extra::*value)() = &Extra::value;
    int (Both::*derived)() = value;
    both.a = 3;
    std::printf("%d %d\n", (both.*derived)(), (static_cast<Extra &>(both).*value)());
    Op none = nullptr;
    std::printf("%d\n", none == nullptr);
    std::function<int(const Machine &, int)> f = &Machine::sum;
    auto bound = std::bind(&Machine::sum, &t, std::placeholders::_1);
    std::printf("%d %d %d\n", f(m, 1), bound(2), std::mem_fn(&Machine::a)(t));
}
