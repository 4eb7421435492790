// The work of a command runs in a process of its own, and this one watches it from outside.
//
// The work obeys its limits by itself (base/limits.h), and says what it has found so far. The supervisor is
// for what that misses: it counts the memory of all processes of the run together, a compiler's too; it hears
// Ctrl-C at once; and what does not stop in time is ended, which makes the answer `inconclusive` where it
// would have been the kernel's choice of a victim. A crash of the work is told in a sentence.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

#include "base/limits.h"

namespace heddle::cli {

// What both processes see.
struct Board {
  limits::Order order;                   // given by the supervisor
  std::atomic<std::uint64_t> states{0};  // told by the work, now and then
  std::atomic<std::uint64_t> transitions{0};
  std::atomic<bool> publishing{false};       // the result is being written
  std::atomic<std::uint64_t> peak_bytes{0};  // of all processes together, as the supervisor has seen it
};

struct Allowance {
  SteadyClock::time_point begun;
  std::optional<double> seconds;
  std::uint64_t bytes = 0;  // 0: as many as there are
};

// How the work ended without an answer.
struct Loss {
  Cut why = Cut::None;  // None: by itself
  int signal = 0;       // that ended it; 0: it was ended by us
  bool publishing = false;
  double seconds = 0;
  std::uint64_t states = 0, transitions = 0, peak_bytes = 0;
};

// Runs `work` in a copy of this process and returns its exit status, or that of `lost`, which is called here
// if it is lost.
int supervise(const Allowance& allowance, const std::function<int()>& work,
              const std::function<int(const Loss&)>& lost);

// In the work: what it shares with its supervisor; null: nobody watches.
Board* board();

}  // namespace heddle::cli
