// heddle: check
// expect: violated exception std::bad_variant_access
// A message of several kinds goes from thread to thread.
// It takes it for granted.
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <variant>

using Message = std::variant<int, std::string>;

static std::mutex mutex;
static std::condition_variable condition;
static std::optional<Message> mailbox;

int main()
{
    std::thread sender([] {
        std::lock_guard<std::mutex> guard(mutex);
        mailbox = std::string("seven");
        condition.notify_one();
    });
    std::unique_lock<std::mutex> lock(mutex);
    condition.wait(lock, [] { return mailbox.has_value(); });
    const Message message = *std::exchange(mailbox, std::nullopt);
    lock.unlock();
    sender.join();
    return std::get<int>(message); // HERE: exception
}
