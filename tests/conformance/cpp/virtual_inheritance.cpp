#include <cstdio>

static int depth;
struct Base {
    int n;
    explicit Base(int k) : n(k) { std::printf("Base %d\n", k); }
    virtual ~Base() { std::printf("~Base %d\n", n); }
    virtual const char *who() const { return "base"; }
};
struct Left : virtual Base {
    int l = ++depth;
    Left() : Base(1) { std::printf("Left %s\n", who()); }
    ~Left() override { std::printf("~Left %s\n", who()); }
    const char *who() const override { return "left"; }
};
struct Right : virtual Base {
    int r = ++depth;
    Right() : Base(2) { std::printf("Right %s\n", who()); }
    virtual int value() const { return n * 10 + r; }
};
struct Bottom : Left, Right {
    int b = ++depth;
    Bottom() : Base(3) { std::printf("Bottom %s\n", who()); }
    const char *who() const override { return "bottom"; }
    int value() const override { return Right::value() * 10 + b; }
};

int main()
{
    {
        Bottom bottom;
        Left *left = &bottom;
        Right *right = &bottom;
        Base *base = &bottom;
        std::printf("%d %d %d %d\n", left->n, right->n, base->n, right->value());
        left->n = 9;
        std::printf("%d %s %s\n", right->n, base->who(), right->who());
        std::printf("%d %d\n", static_cast<Base *>(left) == static_cast<Base *>(right), dynamic_cast<Bottom *>(base) == &bottom);
    }
    Base *p = new Bottom;
    delete p;
    Left l;
    std::printf("%d %s\n", l.n, l.who());
}
