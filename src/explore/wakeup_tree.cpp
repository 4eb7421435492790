#include "explore/wakeup_tree.h"

#include <algorithm>

namespace heddle::explore {
namespace {

using Item = Sequence::Item;
using Items = std::vector<Item>;

bool ordered(const Item& earlier, const Item& later) {
  return earlier.on_path < later.past->size() && (*later.past)[earlier.on_path] > earlier.step;
}

// What the step does with all that follows it at once.
std::shared_ptr<const Footprint> whole(const Items& items, std::size_t first) {
  auto does = std::make_shared<Footprint>(*items[first].does);
  for (std::size_t i = first + 1; i < items.size(); ++i) {
    if (items[i].process != items[first].process) continue;
    if (!items[i].at_once) break;
    does->add(*items[i].does);
  }
  return does;
}

WakeupTree chain(const Items& items) {
  WakeupTree tree;
  for (std::size_t i = items.size(); i-- > 0;) {
    Branch branch{.process = items[i].process, .does = whole(items, i), .certain = items[i].certain};
    branch.ways.push_back({items[i].way, std::move(tree)});
    tree.clear();
    tree.push_back(std::move(branch));
  }
  return tree;
}

}  // namespace

Branch::Way* Branch::way(std::uint32_t value) {
  const auto it = std::find_if(ways.begin(), ways.end(), [&](const Way& way) { return way.value == value; });
  return it == ways.end() ? nullptr : &*it;
}

Begins begins(const Branch& branch, const Sequence& sequence, std::size_t* where) {
  const Items& items = sequence.items;
  const auto own = std::find_if(items.begin(), items.end(),
                                [&](const Item& item) { return item.process == branch.process; });
  if (own == items.end()) {
    if (branch.does == nullptr) return Begins::No;
    const bool free = !branch.certain || std::all_of(items.begin(), items.end(), [&](const Item& item) {
      return !item.certain || independent(*branch.does, *item.does);
    });
    return free ? Begins::Besides : Begins::No;
  }
  for (auto item = own; item != items.end(); ++item) {
    if (item->process != branch.process) continue;
    if (item != own && !item->at_once) break;
    for (auto earlier = items.begin(); earlier != own; ++earlier)
      if (ordered(*earlier, *item)) return Begins::No;
  }
  if (where != nullptr) *where = static_cast<std::size_t>(own - items.begin());
  return Begins::With;
}

void insert(WakeupTree& tree, Sequence& sequence, const Sure& sure) {
  WakeupTree* at = &tree;
  Approach approach;
  for (;;) {
    WakeupTree* below = nullptr;
    for (Branch& branch : *at) {
      std::size_t own = 0;
      const Begins relation = begins(branch, sequence, &own);
      if (relation == Begins::No) continue;
      if (relation == Begins::Besides) {
        if (!sure(branch, approach, sequence)) continue;
        branch.stands_in = true;
        if (branch.ways.empty()) return;
        below = &branch.ways.front().then;
        approach.emplace_back(branch.process, branch.ways.front().value);
      } else {
        const std::uint32_t value = sequence.items[own].way;
        sequence.items.erase(sequence.items.begin() + static_cast<std::ptrdiff_t>(own));
        if (branch.ways.empty() || sequence.items.empty()) return;
        Branch::Way* way = branch.way(value);
        if (way == nullptr) {
          branch.ways.push_back({value, chain(sequence.items)});
          return;
        }
        below = &way->then;
        approach.emplace_back(branch.process, value);
      }
      if (below->empty()) return;
      break;
    }
    if (below == nullptr) break;
    at = below;
  }
  WakeupTree added = chain(sequence.items);
  at->push_back(std::move(added.front()));
}

WakeupTree without_step_of(ProcessName process, const WakeupTree& tree) {
  WakeupTree result;
  for (const Branch& branch : tree) {
    if (branch.process == process) {
      for (const Branch::Way& way : branch.ways)
        result.insert(result.end(), way.then.begin(), way.then.end());
      continue;
    }
    result.push_back(branch);
    for (Branch::Way& way : result.back().ways) way.then = without_step_of(process, way.then);
  }
  return result;
}

}  // namespace heddle::explore
