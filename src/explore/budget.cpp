#include "explore/budget.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace heddle::explore {

std::uint64_t anonymous_memory_bytes() {
  char text[4096];
  int file = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t size = read(file, text, sizeof text - 1);
  close(file);
  if (size <= 0) return 0;
  text[size] = '\0';
  const char* line = std::strstr(text, "RssAnon:");
  return line == nullptr ? 0 : std::strtoull(line + 8, nullptr, 10) * 1024;
}

Meter::Meter(const SearchOptions& options)
    : options_(options),
      interrupted_(options.interrupted),
      state_limit_(options.budget.states.value_or(std::numeric_limits<std::uint64_t>::max())),
      start_(Clock::now()) {}

double Meter::seconds() const {
  return std::chrono::duration<double>(Clock::now() - start_).count();
}

void Meter::sample_memory() {
  memory_ = anonymous_memory_bytes();
  peak_ = std::max(peak_, memory_);
}

Cut Meter::look(std::uint64_t states, std::uint64_t transitions, std::uint64_t depth) {
  double now = seconds();
  // A transition may take a nanosecond or a second: keep the looks between a tenth and a few milliseconds
  // apart.
  double since = now - last_look_;
  if (since > 0.02) stride_ = std::max(1, stride_ / 4);
  if (since < 0.005) stride_ = std::min(256, stride_ * 2);
  countdown_ = stride_;
  last_look_ = now;

  if (now - last_memory_ >= 0.2) {
    last_memory_ = now;
    sample_memory();
  }
  if (options_.progress && now - last_progress_ >= 0.5) {
    last_progress_ = now;
    Progress progress{states, transitions, depth, memory_, now};
    if (describe) describe(progress);
    options_.progress(progress);
  }
  if (options_.budget.seconds && now >= *options_.budget.seconds) return Cut::Time;
  if (options_.budget.memory_bytes != 0 && memory_ >= options_.budget.memory_bytes) return Cut::Memory;
  return Cut::None;
}

std::string Meter::sentence(Cut cut) const {
  switch (cut) {
    case Cut::None: return "";
    case Cut::Time: return fmt::format("the time limit of {:g} s was reached", *options_.budget.seconds);
    case Cut::Memory: {
      std::uint64_t bytes = options_.budget.memory_bytes;
      return bytes >= (1U << 20) ? fmt::format("the memory limit of {} MB was reached", bytes >> 20)
                                 : fmt::format("the memory limit of {} bytes was reached", bytes);
    }
    case Cut::States: return fmt::format("the limit of {} states was reached", *options_.budget.states);
    case Cut::Interrupted: return "interrupted";
  }
  return "";
}

}  // namespace heddle::explore
