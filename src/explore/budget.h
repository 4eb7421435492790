// Time, memory, states and Ctrl-C: what may end a search before its space does.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>

#include "explore/search.h"

namespace heddle::explore {

enum class Cut : std::uint8_t { None, Time, Memory, States, Interrupted };

// Anonymous resident memory of this process: what the memory budget and peak_memory_bytes count. Mapped files
// (the JDK's class library) do not count.
std::uint64_t anonymous_memory_bytes();

class Meter {
 public:
  explicit Meter(const SearchOptions& options);

  // Before every transition. Looks at the clock at most every 256 calls (fewer when transitions are slow), at
  // the memory five times a second.
  Cut poll(std::uint64_t states, std::uint64_t transitions, std::uint64_t depth) {
    if (interrupted_ != nullptr && interrupted_->load(std::memory_order_relaxed)) return Cut::Interrupted;
    if (states > state_limit_) return Cut::States;
    if (--countdown_ > 0) return Cut::None;
    return look(states, transitions, depth);
  }

  // Set by a search that can say how far it has come: fills in the second half of Progress. Called at a poll,
  // so what it looks at must be consistent then.
  std::function<void(Progress&)> describe;

  double seconds() const;
  double last_look() const { return last_look_; }  // seconds() a few milliseconds ago, for nothing
  std::uint64_t peak_memory_bytes() const { return peak_; }
  void sample_memory();
  std::string sentence(Cut cut) const;  // "the time limit of 10 s was reached"

 private:
  using Clock = std::chrono::steady_clock;
  Cut look(std::uint64_t states, std::uint64_t transitions, std::uint64_t depth);

  const SearchOptions& options_;
  const std::atomic<bool>* interrupted_;
  std::uint64_t state_limit_;
  int countdown_ = 1;  // the first poll looks at everything
  int stride_ = 1;     // until transitions have shown how fast they are
  Clock::time_point start_;
  double last_look_ = 0;
  double last_memory_ = -1;
  double last_progress_ = 0;
  std::uint64_t memory_ = 0;
  std::uint64_t peak_ = 0;
};

}  // namespace heddle::explore
