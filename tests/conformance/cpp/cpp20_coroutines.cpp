// cflags: -std=c++20
#include <coroutine>
#include <cstdio>
#include <exception>
#include <utility>

template <typename T> struct Generator {
    struct promise_type {
        T value;
        Generator get_return_object() { return Generator(std::coroutine_handle<promise_type>::from_promise(*this)); }
        std::suspend_always initial_suspend() { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(T v) { value = v; return {}; }
        void return_void() {}
        void unhandled_exception() { throw; }
    };
    std::coroutine_handle<promise_type> handle;
    explicit Generator(std::coroutine_handle<promise_type> h) : handle(h) {}
    Generator(Generator &&o) noexcept : handle(std::exchange(o.handle, {})) {}
    ~Generator() { if (handle) handle.destroy(); }
    bool next() { handle.resume(); return !handle.done(); }
    T value() const { return handle.promise().value; }
};
struct Noisy { const char *n; ~Noisy() { std::printf("-%s ", n); } };

static Generator<int> fibonacci(int limit)
{
    Noisy n{"fib"};
    int a = 0, b = 1;
    while (a < limit) {
        co_yield a;
        a = std::exchange(b, a + b);
    }
}
static Generator<int> failing()
{
    co_yield 1;
    throw 7;
}

int main()
{
    auto g = fibonacci(100);
    while (g.next()) std::printf("%d ", g.value());
    std::printf("\n");
    {
        auto early = fibonacci(10);
        early.next();
        early.next();
        std::printf("%d ", early.value());
    }
    std::printf("\n");
    auto f = failing();
    try {
        while (f.next()) std::printf("%d ", f.value());
    } catch (int n) {
        std::printf("threw %d\n", n);
    }
}
