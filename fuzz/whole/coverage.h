// Which parts of Heddle an input reaches, in a build with -fsanitize-coverage=trace-pc; without it nothing is
// known, and no input is better than another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace heddle::fuzz {

class Coverage {
 public:
  Coverage();

  void reset();              // before a child begins
  static void count_here();  // in the child
  // After it has ended: is there a block that was never run before, or never about so often? From now on it
  // was.
  bool something_new();
  std::size_t blocks() const { return blocks_; }  // that were ever run

 private:
  std::vector<std::uint8_t> seen_;  // per block: how often, as a set of ranges
  std::size_t blocks_ = 0;
};

}  // namespace heddle::fuzz
