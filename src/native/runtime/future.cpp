// The parts of <future> that are not in the header.
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <future>

namespace {

struct FutureCategory final : std::error_category {
  const char* name() const noexcept override { return "future"; }
  std::string message(int error) const override {
    switch (static_cast<std::future_errc>(error)) {
      case std::future_errc::promise_already_satisfied: return "Promise already satisfied";
      case std::future_errc::future_already_retrieved: return "Future already retrieved";
      case std::future_errc::no_state: return "No associated state";
      case std::future_errc::broken_promise: return "Broken promise";
    }
    return "Unknown error";
  }
};

[[clang::no_destroy]] constinit FutureCategory category;

// False: the time has come.
bool futex_wait(unsigned* word, unsigned value, int clock, const timespec* deadline) {
  const long result =
      syscall(SYS_futex, word, FUTEX_WAIT_BITSET | clock, value, deadline, nullptr, FUTEX_BITSET_MATCH_ANY);
  return result != -1 || errno != ETIMEDOUT;
}

bool futex_wait(unsigned* word, unsigned value, int clock, bool has_deadline, std::chrono::seconds seconds,
                std::chrono::nanoseconds nanoseconds) {
  const timespec deadline{seconds.count(), nanoseconds.count()};
  return futex_wait(word, value, clock, has_deadline ? &deadline : nullptr);
}

}  // namespace

namespace std {

const error_category& future_category() noexcept {
  return category;
}

future_error::~future_error() noexcept {}
const char* future_error::what() const noexcept {
  return logic_error::what();
}
void __throw_future_error(int error) {
  throw future_error(make_error_code(static_cast<future_errc>(error)));
}

__future_base::_Result_base::_Result_base() = default;
__future_base::_Result_base::~_Result_base() = default;

bool __atomic_futex_unsigned_base::_M_futex_wait_until(unsigned* word, unsigned value, bool has_deadline,
                                                       chrono::seconds seconds,
                                                       chrono::nanoseconds nanoseconds) {
  return futex_wait(word, value, FUTEX_CLOCK_REALTIME, has_deadline, seconds, nanoseconds);
}
bool __atomic_futex_unsigned_base::_M_futex_wait_until_steady(unsigned* word, unsigned value,
                                                              bool has_deadline, chrono::seconds seconds,
                                                              chrono::nanoseconds nanoseconds) {
  return futex_wait(word, value, 0, has_deadline, seconds, nanoseconds);
}
void __atomic_futex_unsigned_base::_M_futex_notify_all(unsigned* word) {
  syscall(SYS_futex, word, FUTEX_WAKE, INT_MAX);
}

}  // namespace std
