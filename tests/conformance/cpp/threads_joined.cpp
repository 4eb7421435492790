// Threads one after the other, or with nothing shared: the output is fixed.
#include <atomic>
#include <cstdio>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

static std::atomic<int> total{0};
static std::mutex lock;
static int guarded;

static void add(int from, int to)
{
    for (int i = from; i < to; i++) {
        total += i;
        std::lock_guard<std::mutex> g(lock);
        guarded += i * i;
    }
}

int main()
{
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++) threads.emplace_back(add, i * 10, i * 10 + 10);
    for (auto &t : threads) t.join();
    std::printf("%d %d\n", total.load(), guarded);
    int result = 0;
    std::thread one([&result] { result = 42; });
    one.join();
    std::printf("%d %d\n", result, one.joinable());
    std::thread reference([](int &r) { r++; }, std::ref(result));
    reference.join();
    std::printf("%d\n", result);
    std::once_flag once;
    for (int i = 0; i < 3; i++) std::call_once(once, [] { std::puts("once"); });
    thread_local int mine = 5;
    std::thread other([] { mine = 6; std::printf("%d\n", mine); });
    other.join();
    std::printf("%d\n", mine);
}
