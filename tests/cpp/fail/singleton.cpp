// heddle: check
// expect: violated race
// race: Logger::logger
// An object that is made at its first use.
// Checked and made by hand.
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Logger {
  public:
    static Logger &get()
    {
        static Logger *logger = nullptr;
        if (logger == nullptr) logger = new Logger; // HERE: race
        return *logger;
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
