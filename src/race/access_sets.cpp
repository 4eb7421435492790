#include "race/access_sets.h"

namespace heddle::race {

AccessSets::Sets& AccessSets::of(ThreadId thread) {
  while (sets_.size() <= thread) {
    sets_.emplace_back();
    sets_.back().count = memory_.reserve(Zone::Scratch, sizeof(std::uint32_t));
  }
  return sets_[thread];
}

// Null: nothing of this page is in the thread's sets, nor ever was. With `at` room is made for it.
AccessSets::Words* AccessSets::words(Sets& sets, std::uint32_t page, Offset* at) {
  const std::uint32_t block = page / kPagesPerBlock;
  if (block >= sets.blocks.size() || sets.blocks[block] == kNowhere) {
    if (at == nullptr) return nullptr;
    if (block >= sets.blocks.size()) sets.blocks.resize(block + 1, kNowhere);
    sets.blocks[block] = memory_.reserve(Zone::Observer, PagedMemory::kPageSize);
    bytes_ += PagedMemory::kPageSize;
  }
  const Offset here = sets.blocks[block] + page % kPagesPerBlock * sizeof(Words);
  if (at != nullptr) *at = here;
  return reinterpret_cast<Words*>(memory_.base() + here);
}

void AccessSets::list(Sets& sets, std::uint32_t word) {
  const std::uint32_t n = count(sets);
  if (n / kListed >= sets.list.size())
    sets.list.push_back(memory_.reserve(Zone::Scratch, kListed * sizeof(std::uint32_t)));
  memory_.store<std::uint32_t>(sets.list[n / kListed] + n % kListed * sizeof(std::uint32_t), word);
  memory_.store<std::uint32_t>(sets.count, n + 1);
}

std::optional<Earlier> AccessSets::access(const Event& event, bool write) {
  std::optional<Earlier> earlier;
  Sets& own = of(event.thread);
  shadow_.for_each_word(event.location, event.size, [&](std::uint32_t page, unsigned w, std::uint64_t mask) {
    Offset at;
    Words* mine = words(own, page, &at);
    // Known bits have been compared with everybody's when they, or those of others, were set.
    const std::uint64_t known = write ? mine->writes[w] : mine->writes[w] | mine->reads[w];
    if ((known & mask) == mask) return true;
    for (ThreadId t = 0; t < sets_.size() && !earlier; ++t) {
      if (t == event.thread || count(sets_[t]) == 0) continue;
      const Words* theirs = words(sets_[t], page, nullptr);
      if (theirs == nullptr) continue;
      if ((theirs->writes[w] & mask) != 0) {
        earlier = Earlier{t, true};
      } else if (write && (theirs->reads[w] & mask) != 0) {
        earlier = Earlier{t, false};
      }
    }
    if ((mine->reads[w] | mine->writes[w]) == 0) list(own, page * kWordsPerPage + w);
    memory_.touch(at);
    if (write) {
      mine->writes[w] |= mask;
      mine->reads[w] &= ~mask;
    } else {
      mine->reads[w] |= mask & ~mine->writes[w];
    }
    return true;
  });
  return earlier;
}

void AccessSets::empty(ThreadId thread) {
  Sets& sets = of(thread);
  const std::uint32_t n = count(sets);
  if (n == 0) return;
  for (std::uint32_t i = 0; i < n; ++i) {
    const auto word =
        memory_.load<std::uint32_t>(sets.list[i / kListed] + i % kListed * sizeof(std::uint32_t));
    Offset at;
    Words* mine = words(sets, word / kWordsPerPage, &at);
    memory_.touch(at);
    mine->reads[word % kWordsPerPage] = mine->writes[word % kWordsPerPage] = 0;
  }
  memory_.store<std::uint32_t>(sets.count, 0);
}

// The bytes are gone: another object may have their names.
void AccessSets::forget(std::uint64_t from, std::uint64_t size) {
  for (std::uint64_t address = from; address < from + size; address = (address | 255) + 1) {
    const std::uint32_t page = shadow_.find(address);
    if (page == Shadow::kNone) continue;
    const std::uint64_t end = std::min(from + size, (address | 255) + 1);
    shadow_.for_each_word(address, end - address, [&](std::uint32_t, unsigned w, std::uint64_t mask) {
      for (Sets& sets : sets_) {
        if (count(sets) == 0) continue;
        Words* theirs = words(sets, page, nullptr);
        if (theirs == nullptr || ((theirs->reads[w] | theirs->writes[w]) & mask) == 0) continue;
        memory_.touch(static_cast<Offset>(reinterpret_cast<std::byte*>(theirs) - memory_.base()));
        theirs->reads[w] &= ~mask;
        theirs->writes[w] &= ~mask;
      }
      return true;
    });
  }
}

std::optional<Earlier> AccessSets::on_event(const Event& event) {
  switch (event.kind) {
    case EventKind::Read:
    case EventKind::Write: return access(event, event.kind == EventKind::Write);
    case EventKind::Freed: forget(event.object, event.size); return std::nullopt;
    default: break;
  }
  if ((event.order & kUnordered) != 0 && shortcoming_.empty())
    shortcoming_ =
        "the program has operations that tell other threads something without making a happens-before edge";
  if ((event.order & (kAcquires | kReleases)) == 0 || (event.order & kArrives) != 0) return std::nullopt;
  // What a path is told to race must depend on that path alone, or its replay may say something else: so the
  // set goes, and with it the proof, rather than be compared with what is ordered after it.
  const bool lost = !event.reached && (event.order & kReleases) != 0 && count(of(event.thread)) != 0;
  if (lost && shortcoming_.empty())
    shortcoming_ = "a thread released something where others had no chance to come first";
  if (event.reached || lost) empty(event.thread);  // nothing is ordered after an acquire alone
  return std::nullopt;
}

}  // namespace heddle::race
