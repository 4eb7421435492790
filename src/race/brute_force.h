// For tests: happens-before by its definition, as sets of events, over a whole sequence.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/event.h"
#include "race/detector.h"

namespace heddle::race {

class BruteForce {
 public:
  using Set = std::vector<bool>;  // of events, by index

  explicit BruteForce(const std::vector<Event>& events) : events_(events) {
    for (std::size_t i = 0; i < events.size(); ++i) {
      past_.emplace_back(events.size(), false);
      if (events[i].kind != EventKind::Freed) order(i);
    }
  }

  bool happens_before(std::size_t i, std::size_t j) const { return past_[j][i]; }

  // The accesses that this one races with: the last write of a location, and the reads since.
  std::vector<Earlier> races(std::size_t j) const {
    std::vector<Earlier> found;
    const Event& e = events_[j];
    if (!plain(e)) return found;
    for (std::uint64_t byte = e.location; byte < e.location + e.size; ++byte) {
      for (std::size_t i = j; i-- > 0;) {
        const Event& earlier = events_[i];
        if (frees(earlier, byte)) break;
        if (!plain(earlier) || !covers(earlier, byte)) continue;
        const bool writes = earlier.kind == EventKind::Write;
        if ((writes || e.kind == EventKind::Write) && !happens_before(i, j))
          found.push_back({earlier.thread, writes});
        if (writes) break;
      }
    }
    for (std::size_t i = j; i-- > 0;) {
      const Event& earlier = events_[i];
      if (frees(earlier, e.object)) break;
      if (earlier.kind != EventKind::Published || earlier.object != e.object) continue;
      if (!happens_before(i, j)) found.push_back({earlier.thread, true});
      break;
    }
    return found;
  }

  // By the definition: any earlier conflicting access that nothing orders.
  bool races_with_any(std::size_t j) const {
    const Event& e = events_[j];
    if (!plain(e)) return false;
    for (std::size_t i = 0; i < j; ++i) {
      const Event& earlier = events_[i];
      const bool publishes = earlier.kind == EventKind::Published && earlier.object == e.object;
      const bool conflict =
          plain(earlier) && (e.kind == EventKind::Write || earlier.kind == EventKind::Write);
      if ((!conflict && !publishes) || happens_before(i, j)) continue;
      if (publishes && !freed_between(i, j, e.object)) return true;
      for (std::uint64_t byte = e.location; conflict && byte < e.location + e.size; ++byte)
        if (covers(earlier, byte) && !freed_between(i, j, byte)) return true;
    }
    return false;
  }

 private:
  static bool plain(const Event& e) { return e.kind == EventKind::Read || e.kind == EventKind::Write; }
  static bool covers(const Event& e, std::uint64_t byte) {
    return e.location <= byte && byte < e.location + e.size;
  }
  static bool frees(const Event& e, std::uint64_t byte) {
    return e.kind == EventKind::Freed && e.object <= byte && byte < e.object + e.size;
  }
  bool freed_between(std::size_t i, std::size_t j, std::uint64_t byte) const {
    return std::any_of(events_.begin() + static_cast<std::ptrdiff_t>(i),
                       events_.begin() + static_cast<std::ptrdiff_t>(j),
                       [&](const Event& e) { return frees(e, byte); });
  }
  void after(std::size_t j, std::size_t i) {
    for (std::size_t k = 0; k < i; ++k)
      if (past_[i][k]) past_[j][k] = true;
    past_[j][i] = true;
  }

  // The events whose pasts a read of `sync` just before j would acquire.
  std::set<std::size_t> carried(std::uint64_t sync, std::size_t j) const {
    std::set<std::size_t> sources;
    for (std::size_t i = j; i-- > 0;) {
      const Event& e = events_[i];
      if (frees(e, sync)) break;
      if (e.order == kDeposits && e.value == sync) sources.merge(carried(e.sync, i));
      if (e.sync != sync) continue;
      if (e.order == kDeposits) break;
      const bool writes = e.kind == EventKind::SyncWrite || e.kind == EventKind::SyncUpdate;
      if ((e.order & kReleases) != 0) {
        sources.insert(i);
      } else if (const auto fence = last_of_thread(i, [](const Event& f) { return releases(f); });
                 writes && fence) {
        sources.insert(*fence);
      }
      if ((e.order & kReplaces) != 0) break;
    }
    return sources;
  }
  static bool releases(const Event& e) { return e.kind == EventKind::Fence && (e.order & kReleases) != 0; }

  // The last event before i of the same thread (and not of an earlier one of its number) that is such.
  template <typename Such>
  std::optional<std::size_t> last_of_thread(std::size_t i, Such&& such) const {
    for (std::size_t k = i; k-- > 0;) {
      const Event& e = events_[k];
      if (e.kind == EventKind::Spawn && e.value == events_[i].thread) break;
      if (e.kind != EventKind::Freed && e.thread == events_[i].thread && such(e)) return k;
    }
    return std::nullopt;
  }

  void order(std::size_t j) {
    const Event& e = events_[j];
    if (const auto previous = last_of_thread(j, [](const Event&) { return true; })) {
      after(j, *previous);
    } else {
      for (std::size_t i = j; i-- > 0;) {
        if (events_[i].kind != EventKind::Spawn || events_[i].value != e.thread) continue;
        after(j, i);
        break;
      }
    }
    if (e.sync != 0 && (e.order & kAcquires) != 0)
      for (std::size_t source : carried(e.sync, j)) after(j, source);
    if (e.kind != EventKind::Fence || (e.order & kAcquires) == 0) return;
    for (std::size_t i = j; i-- > 0;) {
      const Event& read = events_[i];
      if (read.kind == EventKind::Spawn && read.value == e.thread) break;
      if (read.thread != e.thread || read.sync == 0 || read.kind == EventKind::SyncWrite) continue;
      if (read.kind < EventKind::SyncRead || read.kind > EventKind::SyncFailure) continue;
      for (std::size_t source : carried(read.sync, i)) after(j, source);
    }
  }

  const std::vector<Event>& events_;
  std::vector<Set> past_;
};

}  // namespace heddle::race
