// What is known of the worksharing constructs of an OpenMP program: their names, and what was learned about
// whom their pieces should go to. Shared by all states, never undone: like what Visibility knows.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "native/library/omp_distribution.h"

namespace heddle::native {

class Worksharing {
 public:
  // The number of the construct at a place in the code, for the `instance`th since a thread's last barrier.
  // Never 0.
  std::uint32_t construct(std::uint32_t function, std::uint32_t pc, std::uint32_t instance);
  // Who gets its pieces; null: nothing special was learned.
  const Assignment* learned(std::uint32_t construct) const {
    return constructs_[construct].learned ? &constructs_[construct].assignment : nullptr;
  }
  // From now on the units (core/event.h) are given to different threads. False: that was tried before.
  bool separate(std::uint64_t unit, std::uint64_t other);

  // From now on all distributions of its pieces are explored. False: they were already.
  bool enumerate(std::uint32_t construct);
  bool is_enumerated(std::uint32_t construct) const { return constructs_[construct].enumerated; }

  // As names that mean the same in another process.
  std::vector<std::string> names() const;
  void assume(const std::vector<std::string>& names);

 private:
  struct Construct {
    std::uint32_t function = 0, pc = 0, instance = 0;
    bool learned = false, enumerated = false;
    Assignment assignment;
  };
  bool known(std::uint32_t construct) const { return construct != 0 && construct < constructs_.size(); }
  bool learn(std::uint32_t construct, const Assignment& assignment);
  std::vector<Construct> constructs_{1};
  std::unordered_map<std::uint64_t, std::vector<std::uint32_t>>
      by_place_;  // their numbers, by instance; 0: none
  std::set<std::vector<std::uint64_t>> tried_;
};

}  // namespace heddle::native
