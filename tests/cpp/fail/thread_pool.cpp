// heddle: check
// expect: violated deadlock
// A thread pool with futures, as everybody writes it.
// It tells one of them: the other one sleeps for ever.
#include <condition_variable>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class ThreadPool {
  public:
    explicit ThreadPool(int workers)
    {
        for (int i = 0; i < workers; i++) workers_.emplace_back([this] { work(); });
    }
    ~ThreadPool()
    {
        {
            std::lock_guard<std::mutex> guard(mutex_);
            stops_ = true;
        }
        condition_.notify_one();
        for (std::thread &worker : workers_) worker.join(); // HERE: deadlock
    }
    template <typename F>
    auto submit(F &&f) -> std::future<decltype(f())>
    {
        auto task = std::make_shared<std::packaged_task<decltype(f())()>>(std::forward<F>(f));
        auto result = task->get_future();
        std::lock_guard<std::mutex> guard(mutex_);
        tasks_.emplace([task] { (*task)(); });
        condition_.notify_one();
        return result;
    }

  private:
    void work()
    {
        for (;;) {
            std::unique_lock<std::mutex> lock(mutex_);
            condition_.wait(lock, [this] { return stops_ || !tasks_.empty(); });
            if (tasks_.empty()) return;
            std::function<void()> task = std::move(tasks_.front());
            tasks_.pop();
            lock.unlock();
            task();
        }
    }
    std::mutex mutex_;
    std::condition_variable condition_;
    std::queue<std::function<void()>> tasks_;
    bool stops_ = false;
    std::vector<std::thread> workers_;
};

int main()
{
    ThreadPool pool(2);
    auto answer = pool.submit([] { return 42; });
    return answer.get() != 42;
}
