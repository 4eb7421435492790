#include "explore/randomized_backtracking.h"

#include <fmt/format.h>

#include <cmath>

#include "explore/luby.h"

namespace heddle::explore {

RandomizedBacktracking::RandomizedBacktracking(Configuration configuration, std::function<double()> rnd)
    : c_(std::move(configuration)), rnd_(std::move(rnd)) {
  if (c_.threshold.kind != Threshold::Kind::OfFirstPath) {
    base_ = c_.threshold.values.front();
    passes_left_ = c_.threshold.values.size() - 1;
  }
}

void RandomizedBacktracking::begin() {
  first_path_ = c_.threshold.kind == Threshold::Kind::OfFirstPath;
  jumping_ = false;
  total_jump_index_ = cur_jump_len_ = 0;
}

void RandomizedBacktracking::next() {
  --passes_left_;
  base_ = c_.threshold.values[++search_count_];
}

std::string RandomizedBacktracking::stage() const {
  if (c_.threshold.kind != Threshold::Kind::Iterated) return "";
  return fmt::format("threshold {} of {}", search_count_ + 1, c_.threshold.values.size());
}

double RandomizedBacktracking::threshold(const Path& path) const {
  const double reduction = c_.reduce == Reduce::NoContextSwitch ? static_cast<double>(path.stays()) : 0;
  return base_ - reduction;
}

double RandomizedBacktracking::search_depth(const Path& path) const {
  return static_cast<double>(c_.mode == DepthMode::ContextSwitches ? path.switches() : path.length());
}

double RandomizedBacktracking::ratio(const Path& path) const {
  double v = c_.ratio.c;
  switch (c_.ratio.kind) {
    case Ratio::Kind::Constant: break;
    case Ratio::Kind::ByDepth: v = 1 - search_depth(path) / v; break;
    case Ratio::Kind::ByRun: v = 1 - static_cast<double>(path.run()) / v; break;
    case Ratio::Kind::PowerOfRun: v = std::pow(v, static_cast<double>(path.run())); break;
  }
  return path.switched() ? v * c_.coefficient : v;
}

bool RandomizedBacktracking::early(const Path& path) {
  if (first_path_ || search_depth(path) < threshold(path)) return false;
  if (rnd_() <= ratio(path)) return false;
  ++total_jump_index_;
  cur_jump_len_ = 1;
  jumping_ = true;
  return true;
}

bool RandomizedBacktracking::again(const Path& path) {
  if (first_path_) {  // its last transition has just been taken back
    first_path_ = false;
    base_ = static_cast<double>(path.length() + 1) * c_.threshold.fraction;
  }
  if (!jumping_) return false;
  jumping_ = false;
  if (search_depth(path) < threshold(path)) return false;
  switch (c_.strategy) {
    case Strategy::Fixed: return false;
    case Strategy::Random: return jumping_ = rnd_() > ratio(path);
    case Strategy::Luby:
      if (luby(total_jump_index_) <= cur_jump_len_) return false;
      ++cur_jump_len_;
      return jumping_ = true;
  }
  return false;
}

// d >= T - n is the same as d + n >= T.
std::uint64_t RandomizedBacktracking::depth(const Path& path) const {
  const std::uint64_t stays = c_.reduce == Reduce::NoContextSwitch ? path.stays() : 0;
  return (c_.mode == DepthMode::ContextSwitches ? path.switches() : path.length()) + stays;
}

bool RandomizedBacktracking::depth_depends_on_thread() const {
  return c_.mode == DepthMode::ContextSwitches || c_.reduce == Reduce::NoContextSwitch;
}

bool RandomizedBacktracking::protects(const Path& path) const {
  return first_path_ || search_depth(path) < threshold(path);
}

// Every transition from a state at a smaller depth than the threshold has been run.
std::string RandomizedBacktracking::covered() const {
  if (first_path_) return "";
  const bool switches = c_.mode == DepthMode::ContextSwitches;
  if (c_.reduce == Reduce::Never)
    return switches ? fmt::format("every path of less than {:g} thread switches", std::ceil(base_))
                    : fmt::format("every path of at most {:g} transitions", std::ceil(base_));
  return fmt::format(
      "every path on which {} and scheduling choices without a switch are together less than {:g}",
      switches ? "thread switches" : "transitions", std::ceil(base_));
}

}  // namespace heddle::explore
