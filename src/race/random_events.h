// For tests: sequences of events as machines may emit them, by chance.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "core/event.h"

namespace heddle::race {

struct EventMix {
  bool fences = true;
  bool frees = true;
  bool reuse = true;  // numbers of ended threads, whether or not the new thread knows of the end
};

class RandomEvents {
 public:
  RandomEvents(std::uint64_t seed, EventMix mix) : random_(seed), mix_(mix) {}

  std::vector<Event> sequence(std::size_t length) {
    running_ = {true, false, false, false};
    ended_ = {false, false, false, false};
    published_ = {false, false, false};
    ends_.clear();
    std::vector<Event> events;
    while (events.size() < length) {
      Event event{EventKind::Yield};
      do event.thread = below(kThreads);
      while (!running_[event.thread]);
      if (fill(event)) events.push_back(event);
    }
    return events;
  }

 private:
  static constexpr std::uint32_t kThreads = 4;
  static constexpr std::uint64_t kObjects[] = {0x1000, 0x10e8, 0x2000};  // the second is in two shadow pages
  static constexpr std::uint32_t kObjectBytes = 48;

  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(random_() % n); }
  bool one_in(std::uint32_t n) { return below(n) == 0; }

  bool fill(Event& e) {
    switch (below(12)) {
      case 0: return spawn(e);
      case 1: return one_in(3) && end(e);
      case 2: return join(e);
      case 3: return mix_.fences && fence(e);
      case 4: return one_in(3) && object_event(e);
      case 5: return lock(e);
      case 6: return java_volatile(e);
      case 7: return c_atomic(e);
      default: return access(e);
    }
  }

  bool access(Event& e) {
    constexpr std::uint32_t kSizes[] = {1, 2, 4, 4, 4, 8, 16, kObjectBytes};
    e.kind = one_in(2) ? EventKind::Read : EventKind::Write;
    e.size = kSizes[below(8)];
    e.object = kObjects[below(3)];
    e.location = e.object + (e.size == 4 ? 4 * below(3) : below(kObjectBytes - e.size + 1));
    return true;
  }
  bool lock(Event& e) {
    if (one_in(5)) {  // what one carries goes over to another
      e.kind = EventKind::Edge;
      e.sync = 0x8000;
      e.value = 0x8008;
      e.order = kDeposits;
      return true;
    }
    const bool taken = one_in(2);
    e.kind = taken ? EventKind::Acquire : EventKind::Release;
    e.sync = one_in(4) ? kObjects[0] : 0x8000 + below(2) * 8;  // objects are their own monitors
    e.order = taken ? kAcquires : kReleases;
    return true;
  }
  bool java_volatile(Event& e) {
    constexpr EventKind kKinds[] = {EventKind::SyncRead, EventKind::SyncWrite, EventKind::SyncUpdate};
    e.kind = kKinds[below(3)];
    e.sync = 0x8100 + below(2) * 8;
    if (e.kind != EventKind::SyncWrite) e.order |= kAcquires;
    if (e.kind != EventKind::SyncRead) e.order |= kReleases;
    return true;
  }
  bool c_atomic(Event& e) {
    constexpr EventKind kKinds[] = {EventKind::SyncRead, EventKind::SyncWrite, EventKind::SyncUpdate,
                                    EventKind::SyncFailure};
    e.kind = kKinds[below(4)];
    e.sync = one_in(4) ? kObjects[2] + 40 : 0x8200 + below(2) * 8;
    const bool reads = e.kind != EventKind::SyncWrite;
    const bool writes = e.kind == EventKind::SyncWrite || e.kind == EventKind::SyncUpdate;
    if (reads) e.order |= one_in(2) ? kAcquires : kUnordered;
    if (writes) e.order |= one_in(2) ? kReleases : kUnordered;
    if (e.kind == EventKind::SyncWrite) e.order |= kReplaces;
    return true;
  }
  bool fence(Event& e) {
    e.kind = EventKind::Fence;
    e.order = static_cast<std::uint8_t>(1 + below(3));
    return true;
  }
  bool object_event(Event& e) {
    const std::uint32_t which = below(3);
    e.kind = mix_.frees && one_in(2) ? EventKind::Freed : EventKind::Published;
    e.object = kObjects[which];
    e.size = kObjectBytes;
    if (e.kind == EventKind::Published && published_[which]) return false;  // once in its life
    published_[which] = e.kind == EventKind::Published;
    return true;
  }
  bool spawn(Event& e) {
    const std::uint32_t child = below(kThreads);
    if (running_[child] || (ended_[child] && !mix_.reuse)) return false;
    running_[child] = true;
    e.kind = EventKind::Spawn;
    e.value = child;
    e.order = kReleases;
    return true;
  }
  bool end(Event& e) {
    if (e.thread == 0) return false;
    e.kind = EventKind::End;
    e.sync = 0x9000 + ends_.size() * 8;
    e.order = kReleases;
    ends_.push_back(e.thread);
    running_[e.thread] = false;
    ended_[e.thread] = true;
    return true;
  }
  bool join(Event& e) {  // by anybody, several times
    if (ends_.empty()) return false;
    const std::uint32_t which = below(static_cast<std::uint32_t>(ends_.size()));
    e.kind = EventKind::Join;
    e.sync = 0x9000 + which * 8;
    e.value = ends_[which];
    e.order = kAcquires;
    return true;
  }

  std::mt19937_64 random_;
  EventMix mix_;
  std::vector<bool> running_;
  std::vector<bool> ended_;
  std::vector<bool> published_;
  std::vector<ThreadId> ends_;
};

}  // namespace heddle::race
