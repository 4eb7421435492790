#include "explore/race_heuristic.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <string_view>

namespace heddle::explore {

Result<Heuristics> Heuristics::parse(const std::string& names) {
  Heuristics on;
  std::string_view rest = names;
  for (bool more = true; more;) {
    const std::size_t comma = rest.find(',');
    const std::string_view name = rest.substr(0, comma);
    more = comma != std::string_view::npos;
    if (more) rest.remove_prefix(comma + 1);
    bool* which = name == "WF"    ? &on.writes_first
                  : name == "WW"  ? &on.watch_written
                  : name == "ARA" ? &on.avoid_release_acquire
                  : name == "AF"  ? &on.acquire_first
                                  : nullptr;
    if (which == nullptr)
      return Error{
          fmt::format("there is no heuristic called '{}'; choose any of WF, WW, ARA, AF, with commas", name)};
    *which = true;
  }
  return on;
}

std::uint8_t ByteNotes::at(std::uint64_t address) const {
  const auto page = pages_.find(address >> PagedMemory::kPageShift);
  if (page == pages_.end()) return 0;
  return memory_.load<std::uint8_t>(page->second + address % PagedMemory::kPageSize);
}

void ByteNotes::set(std::uint64_t address, std::uint64_t size, std::uint8_t note) {
  for (const std::uint64_t end = address + size; address < end;) {
    const std::uint64_t in_page = address % PagedMemory::kPageSize;
    const std::uint64_t n = std::min<std::uint64_t>(PagedMemory::kPageSize - in_page, end - address);
    const auto [page, fresh] = pages_.try_emplace(address >> PagedMemory::kPageShift);
    if (fresh && !memory_.can_reserve(Zone::Scratch, PagedMemory::kPageSize)) {
      pages_.erase(page);
      return;  // the search goes on with less to go by
    }
    if (fresh) page->second = memory_.reserve(Zone::Scratch, PagedMemory::kPageSize);
    const Offset at = page->second + in_page;
    memory_.touch(at);
    std::memset(memory_.base() + at, note, n);
    address += n;
  }
}

RaceHeuristic::RaceHeuristic(PagedMemory& memory, Heuristics on)
    : on_(on), writers_(memory), released_(memory) {}

// The action of a transition is its first event that others can tell of.
void RaceHeuristic::on_event(const Event& event) {
  if (value_ == 0 && event.visible) value_ = judge(event);
  note(event);
}

int RaceHeuristic::judge(const Event& event) const {
  const bool wf = on_.writes_first, ww = on_.watch_written;
  const bool ara = on_.avoid_release_acquire, af = on_.acquire_first;
  switch (event.kind) {
    case EventKind::Read:
    case EventKind::Write: {
      const std::uint8_t writer = writers_.at(event.location);
      const bool by_another = writer != 0 && writer != static_cast<std::uint8_t>(event.thread + 1);
      if (event.kind == EventKind::Write && by_another) return wf || ww ? 8 : kOther;
      if (event.kind == EventKind::Write) return wf ? 7 : kOther;
      if (by_another) return ww ? 6 : kOther;
      return wf && ww ? 5 : kOther;
    }
    case EventKind::Spawn:  // the figure names locks and volatiles only
    case EventKind::Join:
    case EventKind::End: return kOther;
    default:
      if (event.sync == 0) return kOther;
      if ((event.order & kAcquires) != 0)  // a read-modify-write too: it reads first
        return released_.at(event.sync) == 0 ? (af ? 4 : kOther) : (ara || af ? 2 : kOther);
      return (event.order & kReleases) != 0 && ara ? 1 : kOther;
  }
}

void RaceHeuristic::note(const Event& event) {
  const auto writer = static_cast<std::uint8_t>(event.thread + 1);
  if (event.kind == EventKind::Write) {
    writers_.set(event.location, event.size, writer);
  } else if (event.kind == EventKind::Published) {
    writers_.set(event.object, event.size, writer);
  } else if (event.kind == EventKind::Freed) {
    writers_.set(event.object, event.size, 0);
    released_.set(event.object, event.size, 0);
  } else if ((event.order & kReleases) != 0 && event.sync != 0) {
    released_.set(event.sync, 1, 1);
  }
}

}  // namespace heddle::explore
