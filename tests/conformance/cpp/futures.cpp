#include <condition_variable>
#include <cstdio>
#include <future>
#include <mutex>
#include <queue>
#include <thread>

static int slow(int n) { if (n < 0) throw n; return n * n; }

int main()
{
    std::promise<int> p;
    std::future<int> f = p.get_future();
    std::thread t([&p] { p.set_value(42); });
    std::printf("%d\n", f.get());
    t.join();
    auto a = std::async(std::launch::async, slow, 7), b = std::async(std::launch::deferred, slow, 8);
    std::printf("%d %d\n", a.get(), b.get());
    auto c = std::async(std::launch::async, slow, -3);
    try {
        c.get();
    } catch (int n) {
        std::printf("%d\n", n);
    }
    std::mutex m;
    std::condition_variable cv;
    std::queue<int> q;
    std::thread producer([&] {
        for (int i = 1; i <= 5; i++) {
            std::lock_guard<std::mutex> g(m);
            q.push(i);
            cv.notify_one();
        }
    });
    int sum = 0;
    for (int i = 0; i < 5; i++) {
        std::unique_lock<std::mutex> l(m);
        cv.wait(l, [&q] { return !q.empty(); });
        sum = sum * 10 + q.front();
        q.pop();
    }
    producer.join();
    std::printf("%d\n", sum);
    std::packaged_task<int(int)> task(slow);
    auto r = task.get_future();
    task(9);
    std::printf("%d\n", r.get());
}
