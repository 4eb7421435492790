#include "race/relation.h"

#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/state_array.h"
#include "race/bit_matrix.h"
#include "race/recent_accesses.h"
#include "race/shadow.h"

namespace heddle::race {
namespace {

using Row = BitMatrix::Row;
using Lane = BitMatrix::Lane;
using Columns = BitMatrix::Columns;
using Word = BitMatrix::Word;

constexpr Lane kWrites = 0;        // the last write of a location
constexpr Lane kPublications = 1;  // of an object, by the thread that made it: a write of all that is in it
constexpr Lane kFirstReads = 2;    // from here: the reads of a location by one thread since its last write

// Rows of `missing`. Row 0 is the union of the others.
constexpr Row kSomebody = 0;
Row row_of(ThreadId thread) {
  return thread + 1;
}

Columns columns_of(Lane lane, std::uint32_t number) {
  return {lane, number / (64 * kWordsPerPage), number / 64 % kWordsPerPage};
}

std::size_t first_location(const Columns& at, Word bits) {
  return (std::size_t{at.page} * kWordsPerPage + at.word) * 64 + static_cast<unsigned>(__builtin_ctzll(bits));
}

// Two matrices. missing(t): the accesses that are not in the past of thread t. carried(o): those that are in
// the pasts that sync object o carries, and that some thread is missing. What no thread is missing no thread
// ever will, since a new one has the past of another: so it is forgotten, and histories that make no
// difference any more are the same state.
class Relation final : public Detector {
 public:
  Relation(PagedMemory& memory, bool reads)
      : reads_(reads),
        missing_(memory),
        carried_(memory),
        running_(memory, Zone::Observer),
        successions_(memory, Zone::Observer),
        writers_(memory, Zone::Scratch),
        publishers_(memory, Zone::Scratch),
        recent_(memory) {}

  std::optional<Earlier> on_event(const Event& event) override;
  bool begins_again() override { return std::exchange(again_, false); }
  std::string shortcoming() const override {
    return missing_.full() || carried_.full() ? "the race detector has no room for so many locations"
                                              : shortcoming_;
  }
  std::size_t bytes() const override { return missing_.bytes() + carried_.bytes(); }

 private:
  // For fences: what relaxed reads have seen and no fence has acquired yet; what the last fence released.
  struct FenceRows {
    Row seen;
    Row offered;
  };
  bool is_running(const Event& event);

  std::optional<Earlier> access(const Event& event);
  std::optional<Earlier> check_publication(const Event& event) const;
  std::optional<Earlier> read(ThreadId thread, const Columns& at, Word mask);
  std::optional<Earlier> write(ThreadId thread, const Columns& at, Word mask);
  void happens(ThreadId thread, const Columns& at, Word mask);
  void never_happened(const Columns& at, Word mask);
  Word only_known_to(ThreadId thread, const Columns& at) const;
  Lane read_lane(ThreadId thread);

  void acquire(ThreadId thread, Row from);
  void release(ThreadId thread, Row to);
  void pass_on(Row from, Row to);
  void empty(Row sync);
  void settle(const Columns& at, Word gained);
  void synchronise(const Event& event);
  void fence(const Event& event);
  void spawn(const Event& event);
  void end(const Event& event);
  void publish(const Event& event);
  void free(const Event& event);

  Row sync_row(std::uint64_t name) {
    const auto [at, fresh] = syncs_.try_emplace(name, carriers_);
    if (fresh) ++carriers_;
    return at->second;
  }
  FenceRows& fences_of(ThreadId thread) {
    while (fence_rows_.size() <= thread) {
      fence_rows_.push_back({carriers_, carriers_ + 1});
      carriers_ += 2;
    }
    return fence_rows_[thread];
  }

  const bool reads_;

  // Of the state.
  BitMatrix missing_;
  BitMatrix carried_;
  StateArray<std::uint8_t> running_;  // by thread
  // A thread may have the number of an earlier one that is not in its past. The reads of both are no chain,
  // of which one bit could say that the last is in somebody's past, and so each has a lane of its own.
  StateArray<std::uint32_t> successions_;
  // By location and object: whom to name in a report. Not matched.
  StateArray<std::uint16_t> writers_;
  StateArray<std::uint16_t> publishers_;
  RecentAccesses recent_;

  // Of the process: who has which number.
  Shadow shadow_;
  ThreadId threads_ = 0;  // numbers met
  std::map<std::uint64_t, Row> syncs_;
  std::vector<FenceRows> fence_rows_;
  Row carriers_ = 0;
  std::unordered_map<std::uint64_t, std::uint32_t> published_;  // object -> column
  std::vector<std::vector<Lane>> read_lanes_;                   // by thread and succession
  std::vector<ThreadId> readers_;                               // of the lanes from kFirstReads
  bool fences_ = false;
  bool again_ = false;
  std::string shortcoming_;
};

// Every thread but the first is known from its Spawn to its End.
bool Relation::is_running(const Event& event) {
  threads_ = std::max(threads_, event.thread + 1);
  if (running_.get(event.thread) != 0) return true;
  for (ThreadId other = 0; other < threads_; ++other) {
    if (running_.get(other) == 0) continue;
    if (event.kind == EventKind::Read || event.kind == EventKind::Write || event.order != 0)
      shortcoming_ = "a thread did something whose start the race detector has not seen";
    return false;
  }
  running_.set(event.thread, 1);
  return true;
}

std::optional<Earlier> Relation::on_event(const Event& event) {
  if (event.kind == EventKind::Read || event.kind == EventKind::Write)
    return recent_.contain(event) || !is_running(event) ? std::nullopt : access(event);
  recent_.forget();
  // A read that races with a later write is seen as a race with an earlier write on another path, unless
  // something that makes no edge keeps the two in order.
  if (!reads_ && (event.order & kUnordered) != 0 && shortcoming_.empty())
    shortcoming_ =
        "the program has operations that tell other threads something without making a happens-before edge";
  if (event.kind == EventKind::Freed) {
    free(event);
    return std::nullopt;
  }
  if (!is_running(event)) return std::nullopt;
  switch (event.kind) {
    case EventKind::Published: publish(event); break;
    case EventKind::Spawn: spawn(event); break;
    case EventKind::End: end(event); break;
    case EventKind::Fence: fence(event); break;
    default: synchronise(event); break;
  }
  return std::nullopt;
}

std::optional<Earlier> Relation::access(const Event& event) {
  std::optional<Earlier> earlier = check_publication(event);
  shadow_.for_each_word(event.location, event.size, [&](std::uint32_t page, unsigned w, Word mask) {
    const Columns at{kWrites, page, w};
    const auto found =
        event.kind == EventKind::Write ? write(event.thread, at, mask) : read(event.thread, at, mask);
    if (!earlier) earlier = found;
    return true;
  });
  if (!earlier) recent_.add(event);
  return earlier;
}

std::optional<Earlier> Relation::check_publication(const Event& event) const {
  const auto published = published_.find(event.object);
  if (published == published_.end()) return std::nullopt;
  const std::uint32_t number = published->second;
  if ((missing_.get(row_of(event.thread), columns_of(kPublications, number)) >> number % 64 & 1) == 0)
    return std::nullopt;
  return Earlier{publishers_.get(number), true};
}

std::optional<Earlier> Relation::read(ThreadId thread, const Columns& at, Word mask) {
  const Word unseen = missing_.get(row_of(thread), at) & mask;
  if (reads_) {
    // Whoever gets to know of a write that only this thread knows will know of this read too: it needs no
    // bits. Otherwise a counter's read would set them and its write clear them, again and again.
    const Word fresh = mask & ~only_known_to(thread, at);
    if (fresh != 0) happens(thread, {read_lane(thread), at.page, at.word}, fresh);
  }
  if (unseen == 0) return std::nullopt;
  return Earlier{writers_.get(first_location(at, unseen)), true};
}

std::optional<Earlier> Relation::write(ThreadId thread, const Columns& at, Word mask) {
  std::optional<Earlier> earlier;
  if (const Word unseen = missing_.get(row_of(thread), at) & mask; unseen != 0)
    earlier = Earlier{writers_.get(first_location(at, unseen)), true};
  for (std::size_t i = 0; i < readers_.size(); ++i) {
    const Columns reads{static_cast<Lane>(kFirstReads + i), at.page, at.word};
    if (!earlier && (missing_.get(row_of(thread), reads) & mask) != 0) earlier = Earlier{readers_[i], false};
    never_happened(reads, mask);
  }
  happens(thread, at, mask);
  for (Word bits = mask; bits != 0; bits &= bits - 1)
    writers_.set(first_location(at, bits), static_cast<std::uint16_t>(thread));
  return earlier;
}

// A new access is in the past of its thread and of nobody else.
void Relation::happens(ThreadId thread, const Columns& at, Word mask) {
  missing_.clear(row_of(thread), at, mask);
  bool missed = false;
  for (ThreadId other = 0; other < threads_; ++other) {
    if (other == thread || running_.get(other) == 0) continue;
    missing_.set(row_of(other), at, mask);
    missed = true;
  }
  if (missed) {
    missing_.set(kSomebody, at, mask);
  } else {
    missing_.clear(kSomebody, at, mask);
  }
  carried_.clear_column(at, mask);
}

void Relation::never_happened(const Columns& at, Word mask) {
  missing_.clear_column(at, mask);
  carried_.clear_column(at, mask);
}

Word Relation::only_known_to(ThreadId thread, const Columns& at) const {
  Word all = ~missing_.get(row_of(thread), at) & ~carried_.any(at);
  for (ThreadId other = 0; other < threads_ && all != 0; ++other)
    if (other != thread && running_.get(other) != 0) all &= missing_.get(row_of(other), at);
  return all;
}

Lane Relation::read_lane(ThreadId thread) {
  if (thread >= read_lanes_.size()) read_lanes_.resize(thread + 1);
  std::vector<Lane>& lanes = read_lanes_[thread];
  const std::uint32_t succession = successions_.get(thread);
  while (lanes.size() <= succession) {
    lanes.push_back(static_cast<Lane>(kFirstReads + readers_.size()));
    readers_.push_back(thread);
  }
  return lanes[succession];
}

void Relation::acquire(ThreadId thread, Row from) {
  carried_.for_each(from, [&](const Columns& at, Word carried) {
    const Word gained = missing_.get(row_of(thread), at) & carried;
    if (gained == 0) return;
    missing_.clear(row_of(thread), at, gained);
    settle(at, gained);
  });
}

void Relation::release(ThreadId thread, Row to) {
  missing_.for_each(kSomebody, [&](const Columns& at, Word missed) {
    carried_.set(to, at, missed & ~missing_.get(row_of(thread), at));
  });
}

void Relation::pass_on(Row from, Row to) {
  carried_.for_each(from, [&](const Columns& at, Word carried) { carried_.set(to, at, carried); });
}

void Relation::empty(Row sync) {
  carried_.for_each(sync, [&](const Columns& at, Word carried) { carried_.clear(sync, at, carried); });
}

// A thread no longer misses these. If nobody does, nobody needs to carry them.
void Relation::settle(const Columns& at, Word gained) {
  Word known = gained;
  for (ThreadId thread = 0; thread < threads_ && known != 0; ++thread)
    known &= ~missing_.get(row_of(thread), at);
  if (known == 0) return;
  missing_.clear(kSomebody, at, known);
  carried_.clear_column(at, known);
}

void Relation::synchronise(const Event& event) {
  const bool reads = event.kind == EventKind::SyncRead || event.kind == EventKind::SyncUpdate ||
                     event.kind == EventKind::SyncFailure;
  const bool writes = event.kind == EventKind::SyncWrite || event.kind == EventKind::SyncUpdate;
  if (event.order == kDeposits) {
    const Row from = sync_row(event.sync);
    pass_on(from, sync_row(event.value));
    return empty(from);
  }
  if (event.sync == 0 || (!reads && !writes && (event.order & (kAcquires | kReleases)) == 0)) return;
  const Row sync = sync_row(event.sync);
  if ((event.order & kAcquires) != 0) {
    acquire(event.thread, sync);
  } else if (reads && fences_) {
    pass_on(sync, fences_of(event.thread).seen);
  }
  if ((event.order & kReplaces) != 0) empty(sync);
  if ((event.order & kReleases) != 0) {
    release(event.thread, sync);
  } else if (writes && fences_) {
    pass_on(fences_of(event.thread).offered, sync);
  }
}

void Relation::fence(const Event& event) {
  again_ |= !fences_;  // relaxed reads so far have not been watched for it
  fences_ = true;
  const FenceRows rows = fences_of(event.thread);
  if ((event.order & kAcquires) != 0) {
    acquire(event.thread, rows.seen);
    empty(rows.seen);
  }
  if ((event.order & kReleases) != 0) release(event.thread, rows.offered);
}

void Relation::spawn(const Event& event) {
  const auto child = static_cast<ThreadId>(event.value);
  const Row parent = row_of(event.thread);
  threads_ = std::max(threads_, child + 1);
  running_.set(child, 1);
  missing_.for_each(parent, [&](const Columns& at, Word missed) { missing_.set(row_of(child), at, missed); });
  // The lane of an earlier thread with its number, if all reads in it are in the past of this one.
  std::uint32_t succession = 0;
  for (bool mine = child >= read_lanes_.size(); !mine && succession < read_lanes_[child].size();) {
    mine = true;
    missing_.for_each(parent, read_lanes_[child][succession], [&](const Columns&, Word) { mine = false; });
    if (!mine) ++succession;
  }
  successions_.set(child, succession);
}

void Relation::end(const Event& event) {
  if (event.sync != 0) {
    empty(sync_row(event.sync));
    release(event.thread, sync_row(event.sync));
  }
  if (fences_) {
    empty(fences_of(event.thread).seen);
    empty(fences_of(event.thread).offered);
  }
  running_.set(event.thread, 0);
  successions_.set(event.thread, 0);
  missing_.for_each(row_of(event.thread), [&](const Columns& at, Word missed) {
    missing_.clear(row_of(event.thread), at, missed);
    settle(at, missed);
  });
}

void Relation::publish(const Event& event) {
  const auto fresh = static_cast<std::uint32_t>(published_.size());
  const std::uint32_t number = published_.try_emplace(event.object, fresh).first->second;
  happens(event.thread, columns_of(kPublications, number), Word{1} << number % 64);
  publishers_.set(number, static_cast<std::uint16_t>(event.thread));
}

void Relation::free(const Event& event) {
  constexpr std::uint64_t kPageBytes = std::uint64_t{1} << Shadow::kShift;
  const std::uint64_t end = event.object + event.size;
  for (std::uint64_t from = event.object; from < end;) {
    const std::uint64_t to = std::min(end, (from / kPageBytes + 1) * kPageBytes);
    if (shadow_.find(from) != Shadow::kNone) {
      shadow_.for_each_word(from, to - from, [&](std::uint32_t page, unsigned w, Word mask) {
        never_happened({kWrites, page, w}, mask);
        for (std::size_t i = 0; i < readers_.size(); ++i)
          never_happened({static_cast<Lane>(kFirstReads + i), page, w}, mask);
        return true;
      });
    }
    from = to;
  }
  if (const auto published = published_.find(event.object); published != published_.end())
    never_happened(columns_of(kPublications, published->second), Word{1} << published->second % 64);
  for (auto at = syncs_.lower_bound(event.object); at != syncs_.end() && at->first < end; ++at)
    empty(at->second);
}

}  // namespace

std::unique_ptr<Detector> make_relation(PagedMemory& memory, bool reads) {
  return std::make_unique<Relation>(memory, reads);
}

}  // namespace heddle::race
