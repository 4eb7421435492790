// heddle: check
// expect: verified
// states: 100
// An object that is made at its first use.
// A static variable of a function: the first caller makes it, others wait.
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Logger {
  public:
    static Logger &get()
    {
        static Logger logger;
        return logger;
    }
    void log(std::string line)
    {
        std::lock_guard guard(mutex_);
        lines_.push_back(std::move(line));
    }
    std::size_t size()
    {
        std::lock_guard guard(mutex_);
        return lines_.size();
    }

  private:
    std::mutex mutex_;
    std::vector<std::string> lines_;
};

int main()
{
    std::thread other([] { Logger::get().log("other"); });
    Logger::get().log("main");
    other.join();
    return Logger::get().size() != 2;
}
