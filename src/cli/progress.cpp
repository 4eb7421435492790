#include "cli/progress.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

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

// A line that is too long for the terminal would be written twice, not over itself.
std::string fitted(std::string text) {
  winsize size{};
  if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 20 && text.size() >= size.ws_col)
    text.resize(size.ws_col - 1U);
  return text;
}

}  // namespace

std::string progress_text(const explore::Progress& progress, double per_second) {
  // A search that keeps no states is told by its transitions.
  const bool states = progress.states > 0;
  const std::uint64_t size = states ? progress.states : progress.transitions;
  std::string text = fmt::format("{} {}, {}/s, depth {}, {}, {}", short_count(static_cast<double>(size)),
                                 states ? "states" : "transitions", short_count(per_second), progress.depth,
                                 report::megabytes(progress.memory_bytes), report::seconds(progress.seconds));
  if (progress.executions_wanted > 0) {
    text += fmt::format(", {} of {} executions", progress.executions, progress.executions_wanted);
  } else if (progress.executions > 0) {
    text += fmt::format(", {} executions", progress.executions);
  }
  if (progress.explored) text += fmt::format(", {} explored", report::about(*progress.explored));
  if (!progress.stage.empty()) text += ", " + progress.stage;
  if (progress.stage_explored) text += fmt::format(" ({} of it)", report::about(*progress.stage_explored));
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
  if (on_terminal_) {
    std::fprintf(stderr, "\r\x1b[K%s", fitted(text).c_str());
  } else {
    std::fprintf(stderr, "heddle: %s\n", text.c_str());
  }
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
