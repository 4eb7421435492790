// Randomized backtracking: lines 14-16 and 22 of Figure 1, with Figures 2, 3 and 4 of the DFS-RB paper.
//
// Where the figures leave something open:
//   - Line 22 asks for more only while a jump is in progress. A jump begins with an early backtrack (line
//   16):
//     its number grows by one, its length is one. It ends when backtrackAgain says no, or below the
//     threshold.
//   - The length of the first path (L) is counted in transitions, as in Figure 2, in both threshold modes.
//   - A data choice is no thread scheduling choice: it does not reduce the threshold.
//   - On a path of less than two transitions there was no thread switch.
#pragma once

#include <functional>

#include "explore/configuration.h"
#include "explore/policies.h"

namespace heddle::explore {

class RandomizedBacktracking final : public Backtrack {
 public:
  // `rnd` returns numbers in [0, 1).
  RandomizedBacktracking(Configuration configuration, std::function<double()> rnd);

  void begin() override;
  bool early(const Path& path) override;
  bool again(const Path& path) override;
  std::size_t passes_left() const override { return passes_left_; }
  void next() override;
  std::string stage() const override;
  std::uint64_t depth(const Path& path) const override;
  bool depth_depends_on_thread() const override;
  bool protects(const Path& path) const override;
  std::string covered() const override;

  // Figures 2 and 3.
  double threshold(const Path& path) const;
  double search_depth(const Path& path) const;
  double ratio(const Path& path) const;

 private:
  Configuration c_;
  std::function<double()> rnd_;
  double base_ = 0;  // the threshold of this pass before reduction
  std::size_t passes_left_ = 0;
  std::size_t search_count_ = 0;
  bool first_path_ = false;  // L is not known yet
  bool jumping_ = false;
  std::uint64_t total_jump_index_ = 0;
  std::uint64_t cur_jump_len_ = 0;
};

}  // namespace heddle::explore
