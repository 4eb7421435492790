#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>

struct Error : std::runtime_error {
    int level;
    Error(const std::string &what, int l) : std::runtime_error(what), level(l) {}
};
static void deep(int n)
{
    try {
        if (n == 0) throw Error("deep", 0);
        deep(n - 1);
    } catch (Error &e) {
        e.level++;
        if (n % 2) throw;
        throw Error(std::string(e.what()) + "!", e.level);
    }
}
static void nested()
{
    try {
        throw std::logic_error("outer");
    } catch (const std::exception &outer) {
        try {
            throw std::out_of_range("inner");
        } catch (const std::logic_error &inner) {
            std::printf("%s in %s\n", inner.what(), outer.what());
        }
        std::printf("still %s\n", outer.what());
        try {
            throw;
        } catch (const std::logic_error &again) {
            std::printf("again %s\n", again.what());
        }
    }
}
static int finally(int n)
{
    struct Guard { int &r; ~Guard() { r += 100; } };
    static int result;
    result = n;
    try {
        Guard g{result};
        if (n > 1) throw n;
        return result;
    } catch (int k) {
        return result * 10 + k;
    }
}

int main()
{
    try {
        deep(5);
    } catch (const Error &e) {
        std::printf("%s %d\n", e.what(), e.level);
    }
    nested();
    std::printf("%d %d %d\n", finally(1), finally(2), std::uncaught_exceptions());
    std::exception_ptr kept;
    try {
        throw 7;
    } catch (...) {
        kept = std::current_exception();
    }
    try {
        std::rethrow_exception(kept);
    } catch (int n) {
        std::printf("kept %d\n", n);
    }
}
