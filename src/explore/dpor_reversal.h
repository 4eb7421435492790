// Races of a path, and what is to be explored because of them. Internal to dpor.
#pragma once

#include <optional>
#include <vector>

#include "explore/dpor_path.h"
#include "explore/dpor_trial.h"

namespace heddle::explore {

enum class PathEnd : std::uint8_t {
  Maximal,        // nobody could have gone on
  ByItsLastStep,  // which has cut the others off
  GivenUp,        // somebody could go on, but is not to
};

class DporReversal {
 public:
  DporReversal(DporPath& path, DporTrial& trial) : path_(path), trial_(trial) {}

  struct Later {
    std::size_t at;         // steps before it
    std::uint32_t process;  // whose step it is
    std::uint32_t way;
    bool taken;  // otherwise it is not on the path, and may do more than this
    const Footprint* does;
    const std::vector<std::size_t>* conflicts;  // DporPath::find_conflicts
  };
  // The path ends. For each race of a step with an earlier one the node before that gets a sequence in which
  // the later step comes first, unless it will be explored anyway.
  void reverse_all(PathEnd end);
  // The same for a step that was not taken.
  void reverse_all(const Later& later);

 private:
  bool reverse(std::size_t earlier, const Later& later);
  bool collect_sequence(std::size_t node, const Later& later);
  void set_needed(const Later& later, const Footprint& does);
  std::uint64_t id_of_sequence() const;
  bool can_come_first(std::size_t node, const Later& later);
  bool is_race(std::size_t node, std::size_t earlier, const Later& later);
  std::optional<ThreadId> run_up_to_later(std::size_t node, const Later& later);
  void want(std::size_t node, const Later& later);
  bool sure(std::size_t node, const Later& later, Branch& branch, const Approach& approach,
            Sequence& sequence);
  std::optional<ThreadId> learn(std::size_t node, const Later& later);
  bool learn(std::size_t node, const Approach& approach, Branch& branch);
  StopKind run(const Alternative& chosen, std::uint32_t process, std::size_t at, Footprint& does);

  DporPath& path_;
  DporTrial& trial_;
  std::vector<std::size_t> between_, left_out_;
  PathEnd end_ = PathEnd::Maximal;
  Sequence sequence_, rest_;
  Clock needed_;      // the past of the later step when it comes first
  Footprint learnt_;  // what the later step does then
};

}  // namespace heddle::explore
