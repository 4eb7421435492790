// What may end the work before it is done, wherever it is: the clock, the memory, the user.
//
// A search looks at its budget between transitions (explore/budget.h). But one transition may last for ever,
// and so may the boot of a JVM or a compiler. So whatever may take long calls look() now and then, and
// whatever is about to take memory calls grow(); both throw Halted when a limit is reached.
//
// Limits nest: what a Limits object asks for holds until it goes, beside what was asked for before. Only
// Grace gives back a little: what was found before the end must still be replayed and written down.
//
// Behind all this stands another process that looks from outside (cli/supervisor.h); it gives its orders
// through Orders, a piece of shared memory.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace heddle {

enum class Cut : std::uint8_t { None, Time, Memory, States, Interrupted };

// Thrown where the work stops. It leaves the machine in the middle of a transition: nothing but a restored
// state can be gone on with.
struct Halted {
  Cut why = Cut::None;
  std::string what{};  // a sentence of its own, where the limit is none of the user's
};

using SteadyClock = std::chrono::steady_clock;

// Anonymous resident memory of this process: what the memory limit and peak_memory_bytes count. Mapped files
// (the JDK's class library) do not count.
std::uint64_t anonymous_memory_bytes();

namespace limits {

// Stop, because of that. Once given it stays; the first reason counts.
class Order {
 public:
  void give(Cut why);  // safe in a signal handler
  Cut given() const { return why_.load(std::memory_order_relaxed); }
  SteadyClock::time_point since() const {
    return SteadyClock::time_point(SteadyClock::duration(since_.load()));
  }
  void take_back();

 private:
  std::atomic<Cut> why_{Cut::None};
  std::atomic<SteadyClock::rep> since_{0};
  static_assert(std::atomic<Cut>::is_always_lock_free && std::atomic<SteadyClock::rep>::is_always_lock_free);
};

Order& own_order();           // to this process alone: Ctrl-C, or a worker that is no longer needed
void obey(const Order* all);  // to all processes of a run; null: nobody gives any
Cut ordered();                // by either

// For all that this process does. The work may go on until `deadline` and with so many bytes; winding up may
// take a twentieth more, and kWindingUpSeconds or kWindingUpBytes.
void hold(std::optional<SteadyClock::time_point> begun, std::optional<double> seconds, std::uint64_t bytes);
inline constexpr double kWindingUpSeconds = 0.1;
inline constexpr std::uint64_t kWindingUpBytes = 16U << 20;
inline constexpr double kWindingUpAfterOrder = 0.3;  // seconds

std::uint64_t most_bytes();  // that this process may have now

void look();
void glance();  // a look now and then, for what is called often
// About to take so many bytes, which the process does not have yet.
void grow(std::size_t bytes);

}  // namespace limits

class Limits {
 public:
  Limits(std::optional<SteadyClock::time_point> deadline, std::uint64_t bytes);  // 0: as many as there are
  ~Limits();
  Limits(const Limits&) = delete;
  Limits& operator=(const Limits&) = delete;

 protected:
  struct Current {
    SteadyClock::time_point deadline = SteadyClock::time_point::max();
    std::uint64_t bytes = ~std::uint64_t{0};
    bool grace = false;
  };
  explicit Limits(const Current& limits);

 private:
  friend void limits::look();
  friend void limits::grow(std::size_t);
  friend std::uint64_t limits::most_bytes();
  static Current current_;
  Current before_;
};

class Grace : public Limits {
 public:
  Grace();
};

}  // namespace heddle
