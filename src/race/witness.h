// What there is to say about a race, noted while its path is replayed: both accesses with their stacks and
// locks, and which synchronisation lay between them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/machine.h"
#include "race/detector.h"

namespace heddle::race {

Access access_now(const Machine& machine, const Event& event);

class Witness {
 public:
  // What to look for: the later access of the race, as an earlier replay of the same path met it.
  void watch(const Event& later) {
    *this = {};
    watched_ = later;
  }
  void stop() { *this = {}; }
  bool watching() const { return watched_.has_value(); }
  void note(const Machine& machine, const Event& event);
  // The race has been met, and nothing was noted since.
  void tell(const Machine& machine, const Access& later, const Earlier& earlier, Finding& finding) const;

 private:
  struct Sync {
    std::size_t at = 0;
    Event event;
    std::string what, where;
  };
  struct Noted {
    std::size_t at = 0;
    bool is_write = false;
    Access access;
    std::uint64_t lane = 0;
    unsigned life = 0;  // of a thread's number, which may be used again
  };
  std::string explain(const Machine& machine, ThreadId a, ThreadId b, const Noted& first) const;

  std::optional<Event> watched_;
  std::size_t now_ = 0;
  std::map<ThreadId, unsigned> lives_;               // ended so far
  std::map<ThreadId, std::vector<Noted>> accesses_;  // of the watched bytes
  std::map<ThreadId, std::vector<Sync>> syncs_;
};

}  // namespace heddle::race
