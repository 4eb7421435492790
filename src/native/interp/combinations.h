// Reductions: which memory their private copies are combined with (combinations.cpp). Shared by all states,
// never undone: like what Visibility knows.
#pragma once

#include <cstdint>
#include <map>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "core/choice.h"
#include "native/code/code.h"

namespace heddle::native {

class Combinations {
 public:
  // A number for the reduction of a worksharing construct (Worksharing::construct) of a team. Never 0.
  std::uint32_t number(ObjectId team, std::uint32_t construct);
  // The place that stands for [p] as combined by `thread` in `reduction`; kAny: in whichever.
  static constexpr std::uint32_t kAny = 0;
  Ptr shadow(ThreadId thread, std::uint32_t reduction, Ptr p);
  // Who has combined something with a part of the object, in which reductions.
  struct By {
    ThreadId thread;
    std::uint32_t reduction;
  };
  const std::vector<By>& of(ObjectId id) const;
  // All places that stand for it.
  const std::vector<Ptr>& shadows(ObjectId id) const;
  bool full() const { return shadows_.size() >= kMost; }

 private:
  static constexpr std::size_t kMost = std::size_t{1} << 24;
  struct Known {
    std::vector<By> by;
    std::vector<Ptr> shadows;
  };
  std::map<std::pair<ObjectId, std::uint32_t>, std::uint32_t> reductions_;
  std::map<std::tuple<ObjectId, std::uint32_t, ThreadId>, Ptr> shadows_;
  std::unordered_map<ObjectId, Known> known_;
};

}  // namespace heddle::native
