#include "race/access_sets.h"

namespace heddle::race {

AccessSets::Sets AccessSets::make_sets(ThreadId thread) {
  Sets sets;
  sets.count = memory_.reserve(Zone::Scratch, 2 * sizeof(std::uint32_t));
  sets.from = sets.count + sizeof(std::uint32_t);
  sets.thread = thread;
  return sets;
}

AccessSets::Sets& AccessSets::of(ThreadId thread) {
  while (of_thread_.size() <= thread) {
    sets_.push_back(make_sets(static_cast<ThreadId>(of_thread_.size())));
    of_thread_.push_back(static_cast<std::uint32_t>(sets_.size() - 1));
  }
  return sets_[of_thread_[thread]];
}

AccessSets::Sets& AccessSets::deposited_at(std::uint64_t sync) {
  const auto [at, fresh] = deposits_.try_emplace(sync, static_cast<std::uint32_t>(sets_.size()));
  if (fresh) sets_.push_back(make_sets(kNoThread));
  return sets_[at->second];
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
    for (Sets& sets : sets_) {
      if (earlier) break;
      if (&sets == &own || count(sets) == 0) continue;
      const Words* theirs = words(sets, page, nullptr);
      if (theirs == nullptr) continue;
      const bool written = (theirs->writes[w] & mask) != 0;
      if (!written && !(write && (theirs->reads[w] & mask) != 0)) continue;
      const auto from = memory_.load<std::uint32_t>(sets.from);
      earlier = Earlier{sets.thread != kNoThread ? sets.thread : from - 1, written};
      earlier->inherited = from != 0;
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

void AccessSets::empty(Sets& sets) {
  const std::uint32_t n = count(sets);
  if (memory_.load<std::uint32_t>(sets.from) != 0) memory_.store<std::uint32_t>(sets.from, 0);
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

void AccessSets::move(Sets& from, Sets& to) {
  const std::uint32_t n = count(from);
  if (n == 0) return;
  const auto earlier = memory_.load<std::uint32_t>(from.from);
  memory_.store(to.from, from.thread != kNoThread ? from.thread + 1 : earlier);
  for (std::uint32_t i = 0; i < n; ++i) {
    const auto word =
        memory_.load<std::uint32_t>(from.list[i / kListed] + i % kListed * sizeof(std::uint32_t));
    const std::uint32_t page = word / kWordsPerPage, w = word % kWordsPerPage;
    Offset at;
    Words* theirs = words(to, page, &at);
    const Words* mine = words(from, page, nullptr);
    if ((theirs->reads[w] | theirs->writes[w]) == 0) list(to, word);
    memory_.touch(at);
    theirs->writes[w] |= mine->writes[w];
    theirs->reads[w] = (theirs->reads[w] | mine->reads[w]) & ~theirs->writes[w];
  }
  empty(from);
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
  if (event.order == kDeposits) {
    if (!deposits_.contains(event.sync)) return std::nullopt;
    deposited_at(event.value);  // may move the others
    move(deposited_at(event.sync), deposited_at(event.value));
    return std::nullopt;
  }
  if ((event.order & (kAcquires | kReleases)) == 0 || (event.order & kArrives) != 0) return std::nullopt;
  if ((event.order & kDeposits) != 0) {
    of(event.thread);
    Sets& there = deposited_at(event.sync);  // may move the others
    move(of(event.thread), there);
    return std::nullopt;
  }
  // What a path is told to race must depend on that path alone, or its replay may say something else: so the
  // set goes, and with it the proof, rather than be compared with what is ordered after it.
  Sets& own = of(event.thread);
  const bool lost = !event.reached && (event.order & kReleases) != 0 && count(own) != 0;
  if (lost && shortcoming_.empty())
    shortcoming_ = "a thread released something where others had no chance to come first";
  if (event.reached || lost) empty(own);  // nothing is ordered after an acquire alone
  if ((event.order & kAcquires) != 0)
    if (const auto at = deposits_.find(event.sync); at != deposits_.end()) move(sets_[at->second], own);
  return std::nullopt;
}

}  // namespace heddle::race
