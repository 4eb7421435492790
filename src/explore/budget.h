// Time, memory, states and Ctrl-C: what may end a search before its space does.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>

#include "base/limits.h"
#include "explore/search.h"

namespace heddle::explore {

// While it lives, the time and the memory of its budget hold inside transitions, too (base/limits.h).
class Meter {
 public:
  explicit Meter(const SearchOptions& options);

  // Before every transition. Looks at the clock at most every 256 calls (fewer when transitions are slow), at
  // the memory five times a second.
  Cut poll(std::uint64_t states, std::uint64_t transitions, std::uint64_t depth) {
    if (const Cut ordered = limits::ordered(); ordered != Cut::None) return ordered;
    if (states > state_limit_) return Cut::States;
    if (--countdown_ > 0) return Cut::None;
    return look(states, transitions, depth);
  }

  // Set by a search that can say how far it has come: fills in the second half of Progress. Called at a poll,
  // so what it looks at must be consistent then.
  std::function<void(Progress&)> describe;

  double seconds() const;
  std::optional<double> seconds_left() const;      // of the budget
  double last_look() const { return last_look_; }  // seconds() a few milliseconds ago, for nothing
  std::uint64_t peak_memory_bytes() const { return peak_; }
  void sample_memory();
  std::string sentence(Cut cut) const;  // "the time limit of 10 s was reached"

 private:
  Cut look(std::uint64_t states, std::uint64_t transitions, std::uint64_t depth);

  const SearchOptions& options_;
  std::uint64_t state_limit_;
  int countdown_ = 1;  // the first poll looks at everything
  int stride_ = 1;     // until transitions have shown how fast they are
  SteadyClock::time_point start_;
  std::optional<SteadyClock::time_point> deadline_;
  Limits limits_;
  double last_look_ = 0;
  double last_memory_ = -1;
  double last_progress_ = 0;
  std::uint64_t memory_ = 0;
  std::uint64_t peak_ = 0;
};

}  // namespace heddle::explore
