#include "memory/known_by.h"

#include <algorithm>

namespace heddle::memory {

KnownBySets::KnownBySets() : sets_(1) {  // everyone, never looked at
  number({});
}

KnownBy KnownBySets::number(const Members& members) {
  const auto [at, fresh] = numbers_.try_emplace(members, static_cast<KnownBy>(sets_.size()));
  if (fresh) sets_.push_back(members);
  return at->second;
}

bool KnownBySets::contains(KnownBy set, Knower who) const {
  return set == kEveryone || std::binary_search(sets_[set].begin(), sets_[set].end(), who);
}

KnownBy KnownBySets::with(KnownBy set, Knower who) {
  if (contains(set, who)) return set;
  Members more = sets_[set];
  more.insert(std::lower_bound(more.begin(), more.end(), who), who);
  return number(more);
}

KnownBy KnownBySets::without(KnownBy set, Knower who) {
  return set == kEveryone || !contains(set, who) ? set : without_range(set, who, who + 1);
}

KnownBy KnownBySets::without_range(KnownBy set, Knower from, Knower to) {
  if (set == kEveryone) return set;
  const Members& members = sets_[set];
  const auto first = std::lower_bound(members.begin(), members.end(), from);
  const auto last = std::lower_bound(first, members.end(), to);
  if (first == last) return set;
  Members fewer(members.begin(), first);
  fewer.insert(fewer.end(), last, members.end());
  return number(fewer);
}

}  // namespace heddle::memory
