#include <cstdio>
#include <functional>

template <typename F> int twice(F f, int x) { return f(f(x)); }
static std::function<int(int)> adder(int n) { return [n](int m) { return n + m; }; }
static int apply(int (*f)(int), int x) { return f(x); }
struct Button {
    int clicks = 0;
    std::function<void()> handler() { return [this] { clicks++; }; }
};

int main()
{
    int k = 3, total = 0;
    auto times = [k](int x) { return x * k; };
    k = 100;
    std::printf("%d %d\n", times(5), twice(times, 2));
    auto add = [&total](int x) mutable -> int { return total += x; };
    add(5), add(7);
    std::printf("%d\n", total);
    auto count = [n = 0]() mutable { return ++n; };
    count(), count();
    auto other = count;
    std::printf("%d %d\n", count(), other());
    std::printf("%d\n", adder(10)(5));
    std::printf("%d\n", apply([](int x) { return -x; }, 4));
    std::function<int(int)> fib = [&fib](int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); };
    std::printf("%d\n", fib(15));
    auto generic = [](auto a, auto b) { return a + b; };
    std::printf("%d %g\n", generic(1, 2), generic(1.5, 2));
    Button b;
    auto h = b.handler();
    h(), h();
    std::printf("%d\n", b.clicks);
    std::function<int(int)> empty;
    std::printf("%d %d\n", static_cast<bool>(empty), static_cast<bool>(fib));
    std::function<int(int, int)> ops[] = {[](int a, int b2) { return a + b2; }, [](int a, int b2) { return a * b2; }, std::minus<int>()};
    for (auto &op : ops) std::printf("%d ", op(6, 3));
    std::printf("%d\n", [] { return 42; }());
}
