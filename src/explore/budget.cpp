#include "explore/budget.h"

#include <fmt/format.h>

#include <algorithm>

namespace heddle::explore {

std::optional<SteadyClock::time_point> deadline_of(const Budget& budget, SteadyClock::time_point start) {
  if (!budget.seconds) return std::nullopt;
  return budget.since.value_or(start) +
         std::chrono::duration_cast<SteadyClock::duration>(std::chrono::duration<double>(*budget.seconds));
}

Meter::Meter(const SearchOptions& options)
    : options_(options),
      state_limit_(options.budget.states.value_or(std::numeric_limits<std::uint64_t>::max())),
      start_(SteadyClock::now()),
      deadline_(deadline_of(options.budget, start_)),
      limits_(deadline_, options.budget.memory_bytes) {}

double Meter::seconds() const {
  return std::chrono::duration<double>(SteadyClock::now() - start_).count();
}

std::optional<double> Meter::seconds_left() const {
  if (!deadline_) return std::nullopt;
  return std::chrono::duration<double>(*deadline_ - SteadyClock::now()).count();
}

void Meter::sample_memory() {
  memory_ = anonymous_memory_bytes();
  peak_ = std::max(peak_, memory_);
}

Cut Meter::look(std::uint64_t states, std::uint64_t transitions, std::uint64_t depth) {
  const SteadyClock::time_point time = SteadyClock::now();
  const double now = std::chrono::duration<double>(time - start_).count();
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
  if (deadline_ && time >= *deadline_) return Cut::Time;
  if (options_.budget.memory_bytes != 0 && memory_ >= options_.budget.memory_bytes) return Cut::Memory;
  return Cut::None;
}

std::string Meter::sentence(Cut cut) const {
  switch (cut) {
    case Cut::None: return "";
    case Cut::Time:
      return options_.budget.seconds
                 ? fmt::format("the time limit of {:g} s was reached", *options_.budget.seconds)
                 : "the time limit was reached";
    case Cut::Memory: {
      const Budget& budget = options_.budget;
      const std::uint64_t bytes = budget.memory_told != 0 ? budget.memory_told : budget.memory_bytes;
      return bytes >= (1U << 20) ? fmt::format("the memory limit of {} MB was reached", bytes >> 20)
                                 : fmt::format("the memory limit of {} bytes was reached", bytes);
    }
    case Cut::States: return fmt::format("the limit of {} states was reached", *options_.budget.states);
    case Cut::Interrupted: return "interrupted";
  }
  return "";
}

}  // namespace heddle::explore
