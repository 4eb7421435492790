#include "native/lower/slots.h"

#include <algorithm>

namespace heddle::native::lower {
namespace {

// Values that share one place, and how long they need it.
struct Tenant {
  std::vector<std::uint32_t> values;  // numbers of LiveValues::wide
  std::uint32_t size = 0;
  LiveValues::Range range;
};

std::vector<Tenant> tenants(const LiveValues& live) {
  std::vector<Tenant> all;
  for (std::vector<std::uint32_t>& values : live.shared_slots()) {
    Tenant tenant{std::move(values), 0, {}};
    for (const std::uint32_t v : tenant.values) {
      tenant.range.add(live.range(v));
      tenant.size = shape_of(live.wide()[v]->getType()).value_or(0);
    }
    if (tenant.size != 0) all.push_back(std::move(tenant));
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Tenant& a, const Tenant& b) { return a.range.first < b.range.first; });
  return all;
}

// The first `count` free places in a row, which are taken.
std::size_t first_fit(std::vector<bool>& used, std::size_t from, std::size_t count) {
  std::size_t free = 0, at = from;
  for (; at < used.size() && free < count; ++at) free = used[at] ? 0 : free + 1;
  const std::size_t first = at - free;
  if (first + count > used.size()) used.resize(first + count);
  std::fill_n(used.begin() + static_cast<std::ptrdiff_t>(first), count, true);
  return first;
}

}  // namespace

// A linear scan over the blocks; lives are measured in whole blocks.
Slots::Slots(const llvm::Function& function, const LiveValues& live) {
  for (const llvm::Argument& parameter : function.args()) {
    homes_[&parameter] = params_;
    params_ += shape_of(parameter.getType()).value_or(0);
  }
  std::vector<bool> used;
  struct Lease {
    std::uint32_t last;
    std::size_t first, size;
  };
  std::vector<Lease> leases;  // a heap: the one that ends first is on top
  const auto later = [](const Lease& a, const Lease& b) { return a.last > b.last; };
  std::size_t lowest = 0;
  for (const Tenant& tenant : tenants(live)) {
    while (!leases.empty() && leases.front().last < tenant.range.first) {
      std::fill_n(used.begin() + static_cast<std::ptrdiff_t>(leases.front().first), leases.front().size,
                  false);
      lowest = std::min(lowest, leases.front().first);
      std::pop_heap(leases.begin(), leases.end(), later);
      leases.pop_back();
    }
    const std::size_t first = first_fit(used, lowest, tenant.size);
    if (tenant.size == 1) lowest = first + 1;
    leases.push_back({tenant.range.last, first, tenant.size});
    std::push_heap(leases.begin(), leases.end(), later);
    for (const std::uint32_t v : tenant.values) homes_[live.wide()[v]] = params_ + static_cast<Slot>(first);
  }
  pool_ = params_ + static_cast<Slot>(used.size());
}

Slot Slots::reserve(std::uint32_t count) {
  const Slot first = pool_;
  pool_ += count;
  return first;
}

Slot Slots::take(std::uint32_t count) {
  if (count == 0) return kNoSlot;
  const std::size_t first = first_fit(used_, lowest_, count);
  if (count == 1) lowest_ = first + 1;
  return pool_ + static_cast<Slot>(first);
}

void Slots::give(Slot first, std::uint32_t count) {
  if (count == 0) return;
  const std::size_t at = first - pool_;
  std::fill_n(used_.begin() + static_cast<std::ptrdiff_t>(at), count, false);
  lowest_ = std::min(lowest_, at);
}

}  // namespace heddle::native::lower
