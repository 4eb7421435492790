#include "cli/progress.h"

#include <fmt/format.h>

#include <cstdio>

#include "report/printable.h"

namespace heddle::cli {
namespace {

constexpr double kSecondsBetweenLines = 5;  // when every line stays

std::string short_count(double value) {
  if (value < 1e4) return fmt::format("{:.0f}", value);
  if (value < 1e7) return fmt::format("{:.0f}k", value / 1e3);
  return fmt::format("{:.1f}M", value / 1e6);
}

}  // namespace

std::string progress_text(const explore::Progress& progress, double per_second) {
  // A search that keeps no states is told by its transitions.
  const bool states = progress.states > 0;
  const std::uint64_t size = states ? progress.states : progress.transitions;
  std::string text = fmt::format("{} {}, {}/s, depth {}, {}, {}", short_count(static_cast<double>(size)),
                                 states ? "states" : "transitions", short_count(per_second), progress.depth,
                                 report::megabytes(progress.memory_bytes), report::seconds(progress.seconds));
  if (progress.explored) text += fmt::format(", {} explored", report::about(*progress.explored));
  return text;
}

void ProgressLine::show(const explore::Progress& progress) {
  if (!on_terminal_ && progress.seconds - printed_at_ < kSecondsBetweenLines) return;
  const double elapsed = progress.seconds - last_.seconds;
  const auto size = [](const explore::Progress& p) {
    return static_cast<double>(p.states > 0 ? p.states : p.transitions);
  };
  const double grown = size(progress) - size(last_);
  const std::string text = progress_text(progress, elapsed > 0 && grown > 0 ? grown / elapsed : 0);
  std::fprintf(stderr, on_terminal_ ? "\r\x1b[K%s" : "heddle: %s\n", text.c_str());
  std::fflush(stderr);
  last_ = progress;
  printed_at_ = progress.seconds;
  shown_ = true;
}

void ProgressLine::clear() {
  if (on_terminal_ && shown_) std::fputs("\r\x1b[K", stderr);
  shown_ = false;
}

}  // namespace heddle::cli
