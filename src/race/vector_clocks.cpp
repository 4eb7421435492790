#include "race/vector_clocks.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

namespace heddle::race {
namespace {

struct Epoch {  // a moment of one thread; time 0: never
  std::uint32_t slot = 0;
  std::uint32_t time = 0;
  friend bool operator==(const Epoch&, const Epoch&) = default;
};

class Clock {
 public:
  std::uint32_t of(std::uint32_t slot) const { return slot < times_.size() ? times_[slot] : 0; }
  bool has(const Epoch& epoch) const { return epoch.time <= of(epoch.slot); }
  void tick(std::uint32_t slot) {
    if (slot >= times_.size()) times_.resize(slot + 1, 0);
    ++times_[slot];
  }
  void join(const Clock& other) {
    if (other.times_.size() > times_.size()) times_.resize(other.times_.size(), 0);
    for (std::size_t i = 0; i < other.times_.size(); ++i) times_[i] = std::max(times_[i], other.times_[i]);
  }

 private:
  std::vector<std::uint32_t> times_;
};

// A thread and those of the same number that came before it and are in its past: their epochs are one chain.
struct Slot {
  ThreadId thread = kNoThread;
  std::uint32_t end = 0;  // the time at which the last one ended; 0: it has not
};

struct Thread {
  bool running = false;
  std::uint32_t slot = 0;
  Clock past;
  // For fences: what relaxed reads have seen, and what the last fence released.
  Clock seen;
  Clock offered;
  Epoch now() const { return {slot, past.of(slot)}; }
};

constexpr std::uint64_t kPageBytes = 256;

struct Page {  // of the program; all by byte
  std::array<Epoch, kPageBytes> writes;
  std::array<Epoch, kPageBytes> reads;                              // since the write, if they are a chain
  std::unordered_map<std::uint32_t, std::vector<Epoch>> unordered;  // and if they are not: one of each slot
};

// What is known at one point of a path.
class Pasts {
 public:
  std::optional<Earlier> on_event(const Event& event);

 private:
  Thread& running(ThreadId id);
  std::optional<Earlier> access(const Event& event, const Thread& t);
  std::optional<Earlier> read(Page& page, std::uint32_t byte, const Thread& t);
  std::optional<Earlier> write(Page& page, std::uint32_t byte, const Thread& t);
  void synchronise(const Event& event, Thread& t);
  void spawn(Thread& parent, ThreadId child);
  void free(std::uint64_t from, std::uint64_t size);
  Earlier by(const Epoch& epoch, bool is_write) const { return {slots_[epoch.slot].thread, is_write}; }

  std::vector<Thread> threads_;
  std::vector<Slot> slots_;
  std::map<std::uint64_t, Clock> syncs_;  // absent: carries nothing
  std::unordered_map<std::uint64_t, Page> pages_;
  std::unordered_map<std::uint64_t, Epoch> published_;
};

// The first thread is met without a Spawn.
Thread& Pasts::running(ThreadId id) {
  if (id >= threads_.size()) threads_.resize(id + 1);
  Thread& t = threads_[id];
  if (!t.running) {
    t = {};
    t.running = true;
    t.slot = static_cast<std::uint32_t>(slots_.size());
    slots_.push_back({id, 0});
    t.past.tick(t.slot);
  }
  return t;
}

std::optional<Earlier> Pasts::on_event(const Event& event) {
  if (event.kind == EventKind::Freed) {
    free(event.object, event.size);
    return std::nullopt;
  }
  Thread& t = running(event.thread);
  switch (event.kind) {
    case EventKind::Read:
    case EventKind::Write: return access(event, t);
    case EventKind::Published: published_[event.object] = t.now(); break;
    case EventKind::Spawn: spawn(t, static_cast<ThreadId>(event.value)); break;
    case EventKind::End:
      syncs_[event.sync] = t.past;
      slots_[t.slot].end = t.past.of(t.slot);
      t.running = false;
      break;
    case EventKind::Fence:
      if ((event.order & kAcquires) != 0) t.past.join(t.seen);
      if ((event.order & kReleases) != 0) {
        t.offered = t.past;
        t.past.tick(t.slot);
      }
      break;
    default: synchronise(event, t); break;
  }
  return std::nullopt;
}

std::optional<Earlier> Pasts::access(const Event& event, const Thread& t) {
  std::optional<Earlier> earlier;
  if (const auto at = published_.find(event.object); at != published_.end() && !t.past.has(at->second))
    earlier = by(at->second, true);
  const std::uint64_t end = event.location + event.size;
  for (std::uint64_t from = event.location; from < end;) {
    Page& page = pages_[from / kPageBytes];
    for (const std::uint64_t to = std::min(end, (from / kPageBytes + 1) * kPageBytes); from < to; ++from) {
      const auto byte = static_cast<std::uint32_t>(from % kPageBytes);
      const auto found = event.kind == EventKind::Write ? write(page, byte, t) : read(page, byte, t);
      if (!earlier) earlier = found;
    }
  }
  return earlier;
}

std::optional<Earlier> Pasts::read(Page& page, std::uint32_t byte, const Thread& t) {
  Epoch& last = page.reads[byte];
  if (last != t.now()) {
    const auto several = page.unordered.find(byte);
    if (several == page.unordered.end() && t.past.has(last)) {
      last = t.now();
    } else {
      std::vector<Epoch>& reads =
          several != page.unordered.end() ? several->second : page.unordered[byte] = {last};
      const auto mine =
          std::find_if(reads.begin(), reads.end(), [&](const Epoch& e) { return e.slot == t.slot; });
      if (mine != reads.end()) {
        *mine = t.now();
      } else {
        reads.push_back(t.now());
      }
      last = t.now();
    }
  }
  if (!t.past.has(page.writes[byte])) return by(page.writes[byte], true);
  return std::nullopt;
}

std::optional<Earlier> Pasts::write(Page& page, std::uint32_t byte, const Thread& t) {
  std::optional<Earlier> earlier;
  if (!t.past.has(page.writes[byte])) earlier = by(page.writes[byte], true);
  page.writes[byte] = t.now();
  if (page.reads[byte].time == 0) return earlier;
  if (!earlier && !t.past.has(page.reads[byte])) earlier = by(page.reads[byte], false);
  page.reads[byte] = {};
  if (const auto several = page.unordered.find(byte); several != page.unordered.end()) {
    for (const Epoch& read : several->second)
      if (!earlier && !t.past.has(read)) earlier = by(read, false);
    page.unordered.erase(several);
  }
  return earlier;
}

void Pasts::synchronise(const Event& event, Thread& t) {
  const bool reads = event.kind == EventKind::SyncRead || event.kind == EventKind::SyncUpdate ||
                     event.kind == EventKind::SyncFailure;
  const bool writes = event.kind == EventKind::SyncWrite || event.kind == EventKind::SyncUpdate;
  if (event.sync == 0) return;
  if (event.order == kDeposits) {
    if (const auto from = syncs_.extract(event.sync)) syncs_[event.value].join(from.mapped());
    return;
  }
  if (const auto carried = syncs_.find(event.sync); carried != syncs_.end()) {
    if ((event.order & kAcquires) != 0) {
      t.past.join(carried->second);
    } else if (reads) {
      t.seen.join(carried->second);
    }
    if ((event.order & kReplaces) != 0) syncs_.erase(carried);
  }
  if ((event.order & kReleases) != 0) {
    syncs_[event.sync].join(t.past);
    t.past.tick(t.slot);
  } else if (writes) {
    syncs_[event.sync].join(t.offered);
  }
}

void Pasts::spawn(Thread& parent, ThreadId child) {
  Thread fresh;
  fresh.running = true;
  fresh.past = parent.past;
  parent.past.tick(parent.slot);
  while (fresh.slot < slots_.size() && !(slots_[fresh.slot].thread == child && slots_[fresh.slot].end != 0 &&
                                         fresh.past.of(fresh.slot) >= slots_[fresh.slot].end))
    ++fresh.slot;
  if (fresh.slot == slots_.size()) slots_.emplace_back();
  slots_[fresh.slot] = {child, 0};
  fresh.past.tick(fresh.slot);
  if (child >= threads_.size()) threads_.resize(child + 1);  // `parent` may have moved
  threads_[child] = std::move(fresh);
}

void Pasts::free(std::uint64_t from, std::uint64_t size) {
  published_.erase(from);
  syncs_.erase(syncs_.lower_bound(from), syncs_.lower_bound(from + size));
  for (const std::uint64_t end = from + size; from < end;) {
    const auto page = pages_.find(from / kPageBytes);
    const std::uint64_t to = std::min(end, (from / kPageBytes + 1) * kPageBytes);
    for (; page != pages_.end() && from < to; ++from) {
      const auto byte = static_cast<std::uint32_t>(from % kPageBytes);
      page->second.writes[byte] = page->second.reads[byte] = {};
      page->second.unordered.erase(byte);
    }
    from = to;
  }
}

// The search returns to its first choice only. What happened until then is not known to have been the
// beginning before it returns for the first time: so long the events are kept.
class VectorClocks final : public Detector {
 public:
  explicit VectorClocks(PagedMemory& memory)
      : memory_(memory), stamp_at_(memory.reserve(Zone::Scratch, sizeof stamp_)) {}

  std::optional<Earlier> on_event(const Event& event) override {
    if (const auto stamp = memory_.load<std::uint64_t>(stamp_at_); stamp != stamp_) go_back(stamp);
    memory_.store(stamp_at_, stamp_ = ++stamps_);
    if (!returned_ && log_.size() < kMostLogged) log_.push_back({stamp_, event});
    return lost_ ? std::nullopt : pasts_.on_event(event);
  }
  std::string shortcoming() const override {
    return ever_lost_ ? "the search returned to where the clocks have not been" : "";
  }
  std::size_t bytes() const override { return sizeof stamp_; }

 private:
  struct Logged {
    std::uint64_t stamp;
    Event event;
  };
  static constexpr std::size_t kMostLogged = std::size_t{1} << 18;

  void go_back(std::uint64_t stamp) {
    if (!returned_) {
      returned_ = true;
      first_stamp_ = stamp;
      std::uint64_t reached = 0;
      for (const Logged& logged : log_) {
        if (logged.stamp > stamp) break;
        first_.on_event(logged.event);
        reached = logged.stamp;
      }
      first_known_ = reached == stamp;
      log_ = {};
    }
    stamp_ = stamp;
    lost_ = stamp != first_stamp_ || !first_known_;
    ever_lost_ |= lost_;
    if (!lost_) pasts_ = first_;
  }

  PagedMemory& memory_;
  Offset stamp_at_;
  std::uint64_t stamp_ = 0;   // of the last event of this path
  std::uint64_t stamps_ = 0;  // given out
  Pasts pasts_;
  std::vector<Logged> log_;
  bool returned_ = false;
  Pasts first_;  // where the search returns to
  std::uint64_t first_stamp_ = 0;
  bool first_known_ = false;
  bool lost_ = false;
  bool ever_lost_ = false;
};

}  // namespace

std::unique_ptr<Detector> make_vector_clocks(PagedMemory& memory) {
  return std::make_unique<VectorClocks>(memory);
}

}  // namespace heddle::race
