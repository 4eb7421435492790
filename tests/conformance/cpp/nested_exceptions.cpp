#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>

static void low() { throw std::runtime_error("low"); }
static void mid()
{
    try {
        low();
    } catch (...) {
        std::throw_with_nested(std::logic_error("mid"));
    }
}
static void show(const std::exception &e, int depth)
{
    std::printf("%d:%s ", depth, e.what());
    try {
        std::rethrow_if_nested(e);
    } catch (const std::exception &inner) {
        show(inner, depth + 1);
    }
}
struct Guard {
    int before = std::uncaught_exceptions();
    ~Guard() { std::printf(std::uncaught_exceptions() > before ? "unwinding " : "normal "); }
};
static int counter(int n) noexcept(false)
{
    Guard g;
    if (n == 0) throw std::string("zero");
    return n;
}
struct Cleaner {
    ~Cleaner()
    {
        try {
            counter(0);
        } catch (const std::string &s) {
            std::printf("[%s] ", s.c_str());
        }
    }
};

int main()
{
    try {
        mid();
    } catch (const std::exception &e) {
        show(e, 0);
    }
    std::printf("\n");
    try {
        counter(1);
        Cleaner c;
        counter(0);
    } catch (const std::string &s) {
        std::printf("%s %d\n", s.c_str(), std::uncaught_exceptions());
    }
    std::printf("%d %d\n", noexcept(counter(1)), noexcept(1 + 1));
    int tries = 0;
    while (true) {
        try {
            if (++tries < 4) throw tries;
            break;
        } catch (int) {
            continue;
        }
    }
    std::printf("%d\n", tries);
    auto f = [](int n) {
        try {
            if (n > 2) throw n;
            return n;
        } catch (int k) {
            return -k;
        }
    };
    std::printf("%d %d\n", f(1), f(5));
}
