// Have we been here?
#pragma once

#include <cstdint>
#include <string_view>

#include "base/paged_memory.h"

namespace heddle {

using StateId = std::uint64_t;  // dense: 0, 1, 2, ... in order of discovery

struct Visit {
  StateId id;
  bool is_new;
};

class StateStore {
 public:
  virtual ~StateStore() = default;
  // The current, settled state of `memory`, together with `extra`: whatever else the search must match on
  // (the remaining budget of a bound, the last thread). Equal extra is part of being the same state.
  virtual Visit insert(const PagedMemory& memory, std::uint64_t extra) = 0;
  virtual std::uint64_t size() const = 0;
  virtual std::uint64_t bytes() const = 0;
  virtual void clear() = 0;  // forgets every state and gives the memory back; ids begin at 0 again
};

}  // namespace heddle
