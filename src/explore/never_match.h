// For tests: a store in which no two states are equal, so that a search runs every schedule.
#pragma once

#include "core/state_store.h"

namespace heddle::explore::testing {

class NeverMatch final : public StateStore {
 public:
  Visit insert(const PagedMemory&, std::uint64_t) override { return {size_++, true}; }
  std::uint64_t size() const override { return size_; }
  std::uint64_t bytes() const override { return 0; }
  void clear() override { size_ = 0; }

 private:
  std::uint64_t size_ = 0;
};

}  // namespace heddle::explore::testing
