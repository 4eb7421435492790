#include <cstdio>
#include <string>

struct Base {
    std::string name;
    int level;
    explicit Base(std::string n, int l = 1) : name(std::move(n)), level(l) {}
    Base(int l) : Base("delegated", l) { level *= 2; }
    Base(const Base &) = default;
    Base &operator=(const Base &) = default;
    virtual ~Base() = default;
    virtual std::string text() const { return name + ":" + std::to_string(level); }
};
struct Derived : Base {
    using Base::Base;
    int extra = 7;
    std::string text() const override { return Base::text() + "+" + std::to_string(extra); }
};
struct Third : Derived {
    Third() : Derived("third") { extra = level = 3; }
    using Base::text;
};
struct Abstract { virtual int f() const = 0; virtual ~Abstract() = 0; };
Abstract::~Abstract() { std::puts("~Abstract"); }
struct Concrete : private Abstract { int f() const override { return 5; } const Abstract &up() const { return *this; } };

int main()
{
    Derived a("a", 4), b(8), c = a;
    c.extra = 1;
    b = c;
    Third t;
    const Base *all[] = {&a, &b, &c, &t};
    for (const Base *p : all) std::printf("%s ", p->text().c_str());
    Base sliced = a;
    std::printf("%s\n", sliced.text().c_str());
    Concrete k;
    std::printf("%d\n", k.up().f());
}
