#include "native/interp/visibility.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "native/interp/interpreter.h"

namespace heddle::native {

// --- what has been learned ---

bool Visibility::any(SiteId site, std::uint32_t offset, std::uint64_t n, bool Cell::*is) const {
  if (site >= cells_.size()) return false;
  const std::vector<Cell>& cells = cells_[site].cells;
  const std::uint64_t end = std::min<std::uint64_t>(cell_of(offset + n - 1) + 1, cells.size());
  for (std::uint64_t i = cell_of(offset); i < end; ++i)
    if (cells[i].*is) return true;
  return false;
}

bool Visibility::mark(SiteId site, std::uint32_t offset, std::uint64_t n, bool Cell::*is) {
  std::vector<Cell>& cells = of(site).cells;
  const std::uint64_t end = cell_of(offset + n - 1) + 1;
  if (cells.size() < end) cells.resize(end);
  bool fresh = false;
  for (std::uint64_t i = cell_of(offset); i < end; ++i) fresh |= !std::exchange(cells[i].*is, true);
  return fresh;
}

bool Visibility::is_mixed(SiteId site, std::uint32_t offset, std::uint64_t n) const {
  return site < cells_.size() && cells_[site].mixed && any(site, offset, n, &Cell::mixed);
}

void Visibility::mix(SiteId site, std::uint64_t from, std::uint64_t to) {
  Cells& all = of(site);
  all.mixed = true;
  if (all.cells.size() < to) all.cells.resize(to);
  for (std::uint64_t i = from; i < to; ++i) all.cells[i].mixed = true;
}

bool Visibility::is_combined(SiteId site, std::uint32_t offset, std::uint64_t n) const {
  if (site >= cells_.size() || !cells_[site].combined) return false;
  const std::vector<Cell>& cells = cells_[site].cells;
  const std::uint64_t end = std::min<std::uint64_t>(cell_of(offset + n - 1) + 1, cells.size());
  for (std::uint64_t i = cell_of(offset); i < end; ++i)
    if (cells[i].combined) return true;
  return false;
}

bool Visibility::note_combined(SiteId site, std::uint32_t offset, std::uint64_t n, ThreadId thread) {
  Cells& all = of(site);
  all.combined = true;
  const std::uint64_t end = cell_of(offset + n - 1) + 1;
  if (all.cells.size() < end) all.cells.resize(end);
  bool matters = false;
  for (std::uint64_t i = cell_of(offset); i < end; ++i) {
    Cell& cell = all.cells[i];
    matters |= !cell.combined && cell.user != kNobody && cell.user != thread;
    cell.combined = true;
  }
  return matters;
}

Visibility::Cells& Visibility::of(SiteId site) {
  if (site >= cells_.size()) cells_.resize(site + 1);
  return cells_[site];
}

namespace {

void add_user(std::uint16_t& user, ThreadId thread) {
  if (user != thread) user = user == kNobody ? static_cast<std::uint16_t>(thread) : kSeveral;
}

}  // namespace

bool Visibility::is_newly_contested(Cell& cell) {
  if (cell.contested || cell.writer == kNobody || cell.owner == kNobody) return false;
  if (cell.writer == cell.owner && cell.writer != kSeveral) return false;
  return cell.contested = cell.visible = true;
}

bool Visibility::note_object(SiteId site, std::uint32_t offset, std::uint64_t n, ThreadId thread) {
  std::vector<Cell>& cells = of(site).cells;
  const std::uint64_t end = cell_of(offset + n - 1) + 1;
  if (cells.size() < end) cells.resize(end);
  bool matters = false;
  for (std::uint64_t i = cell_of(offset); i < end; ++i) {
    add_user(cells[i].owner, thread);
    matters |= is_newly_contested(cells[i]);
  }
  return matters;
}

bool Visibility::note(SiteId site, std::uint32_t offset, std::uint64_t n, ThreadId thread, Access access) {
  const bool write = access == Access::Write || access == Access::AtomicWrite || access == Access::Handle ||
                     access == Access::End;
  const bool plain = access != Access::AtomicRead && access != Access::AtomicWrite;
  const bool atomic = !plain || (access == Access::Handle && !plain_);
  std::vector<Cell>& cells = of(site).cells;
  const std::uint64_t end = cell_of(offset + n - 1) + 1;
  if (cells.size() < end) cells.resize(end);
  bool matters = false;
  for (std::uint64_t i = cell_of(offset); i < end; ++i) {
    Cell& cell = cells[i];
    if (cell.user != thread) cell.user = cell.user == kNobody ? static_cast<std::uint16_t>(thread) : kSeveral;
    cell.written |= write;
    cell.plain |= plain;
    cell.atomic |= atomic;
    cell.released |= access == Access::Release;
    matters |= comes_too_late(cell);
    if (access == Access::Write) {
      add_user(cell.writer, thread);
      matters |= is_newly_contested(cell);
    }
    const bool shared = cell.user == kSeveral && cell.written;
    const bool mixed = cell.atomic && (cell.initialised || (shared && cell.plain));
    if (mixed && !cell.mixed) {
      mix(site, i, i + 1);
      matters = true;
    }
    if (!shared || cell.visible || !(plain_ || mixed)) continue;
    cell.visible = true;
    matters |= cell.plain;  // atomic accesses were visible all the time
  }
  return matters;
}

// A release is no scheduling point where nobody can tell when it comes.
bool Visibility::comes_too_late(Cell& cell) {
  if (!cell.released || !cell.ended || cell.user != kSeveral || cell.visible) return false;
  return cell.visible = true;
}

bool Visibility::note_end(SiteId site, std::uint64_t n, ThreadId thread) {
  if (site >= cells_.size() || n == 0) return false;
  std::vector<Cell>& cells = cells_[site].cells;
  const std::uint64_t end = std::min<std::uint64_t>(cell_of(n - 1) + 1, cells.size());
  bool matters = false;
  for (std::uint64_t i = 0; i < end; ++i) {
    Cell& cell = cells[i];
    cell.ended = true;
    if (!cell.released) continue;
    if (cell.user != thread) cell.user = kSeveral;
    matters |= comes_too_late(cell);
  }
  return matters;
}

bool Visibility::note_initialised(SiteId site, std::uint32_t offset, std::uint64_t n) {
  std::vector<Cell>& cells = of(site).cells;
  const std::uint64_t end = cell_of(offset + n - 1) + 1;
  if (cells.size() < end) cells.resize(end);
  bool matters = false;
  for (std::uint64_t i = cell_of(offset); i < end; ++i) {
    cells[i].initialised = true;
    if (!cells[i].atomic || cells[i].mixed) continue;
    mix(site, i, i + 1);
    matters = true;
  }
  return matters;
}

bool Visibility::reveal(SiteId site, std::uint32_t offset, std::uint64_t n) {
  const bool races = mark(site, offset, n, &Cell::revealed);
  return mark(site, offset, n, &Cell::visible) || (races && relaxed);
}

bool Visibility::note_coherent(SiteId site, std::uint32_t offset, std::uint64_t n) {
  return mark(site, offset, n, &Cell::coherent);
}

bool Visibility::learn_escape(SiteId site) {
  if (of(site).from_birth) return false;
  return of(site).from_birth = true;
}

// As long as no more threads use a barrier than it waits for, all of them must come before it opens, and who
// comes first makes no difference. The first arrival of one too many shows that it does.
bool Visibility::note_arrival(SiteId site, ThreadId thread, std::uint32_t count) {
  Cells& cells = of(site);
  if (thread < kThreads) cells.arrived.set(thread);
  if (cells.arrivals_matter || (thread < kThreads && cells.arrived.count() <= count)) return false;
  return cells.arrivals_matter = true;
}

std::string Visibility::name(const Site& site) const {
  switch (site.kind) {
    case ObjectKind::Global:
    case ObjectKind::Constant:
    case ObjectKind::ThreadLocal: return fmt::format("global {}", site.alloca_or_global);
    default: return fmt::format("made {} {} {} {}", site.function, site.pc, site.user_function, site.user_pc);
  }
}

std::vector<std::string> Visibility::names() const {
  std::vector<std::string> names;
  if (clock_matters) names.push_back("clock");
  if (ends_matter) names.push_back("ends");
  if (tasks_are_bound) names.push_back("tasks");
  if (stop_at_releases) names.push_back("releases");
  for (SiteId site = 0; site < cells_.size(); ++site) {
    const Cells& cells = cells_[site];
    const std::string where = name(objects_.site(site));
    if (cells.from_birth) names.push_back("escape " + where);
    if (cells.arrivals_matter) names.push_back("arrivals " + where);
    for (const auto& [what, is] :
         {std::pair{"cells", &Cell::visible}, std::pair{"mixed", &Cell::mixed},
          std::pair{"coherent", &Cell::coherent}, std::pair{"revealed", &Cell::revealed},
          std::pair{"combined", &Cell::combined}, std::pair{"contested", &Cell::contested}})
      for (std::size_t from = 0; from < cells.cells.size();) {
        if (!(cells.cells[from].*is)) {
          ++from;
          continue;
        }
        std::size_t to = from;
        while (to < cells.cells.size() && cells.cells[to].*is) ++to;
        names.push_back(fmt::format("{} {} {} {}", what, where, from, to));
        from = to;
      }
  }
  return names;
}

void Visibility::assume(const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    char what[16], how[16];
    unsigned a = 0, b = 0;
    int used = 0;
    if (name == "clock") clock_matters = true;
    if (name == "ends") ends_matter = true;
    if (name == "tasks") tasks_are_bound = true;
    if (name == "releases") stop_at_releases = true;
    if (std::sscanf(name.c_str(), "%15s %15s%n", what, how, &used) != 2) continue;
    Site site{kNoSlot, 0, kNoSlot, ObjectKind::Global};
    const char* rest = name.c_str() + used;
    if (std::strcmp(how, "global") == 0) {
      if (std::sscanf(rest, "%u%n", &site.alloca_or_global, &used) != 1) continue;
    } else {
      site.kind = ObjectKind::None;  // what is made there is not known yet
      if (std::sscanf(rest, "%u %u %u %u%n", &site.function, &site.pc, &site.user_function, &site.user_pc,
                      &used) != 4)
        continue;
    }
    rest += used;
    const SiteId id = objects_.site(site);
    if (std::strcmp(what, "escape") == 0) of(id).from_birth = true;
    if (std::strcmp(what, "arrivals") == 0) of(id).arrivals_matter = true;
    if (std::sscanf(rest, "%u %u", &a, &b) != 2 || a >= b || b > kMostCells) continue;
    if (std::strcmp(what, "cells") == 0) mark(id, a * 8, (b - a) * 8, &Cell::visible);
    if (std::strcmp(what, "revealed") == 0) mark(id, a * 8, (b - a) * 8, &Cell::revealed);
    if (std::strcmp(what, "mixed") == 0) mix(id, a, b);
    if (std::strcmp(what, "contested") == 0) mark(id, a * 8, (b - a) * 8, &Cell::contested);
    if (std::strcmp(what, "coherent") == 0) note_coherent(id, a * 8, (b - a) * 8);
    if (std::strcmp(what, "combined") == 0) note_combined(id, a * 8, (b - a) * 8, kNobody);
  }
}

// --- the running thread ---

void Interpreter::learn(bool& fact) {
  if (fact) return;
  fact = true;
  if (memory_.tracking() && !world_.options.live) refine_ = true;
}

// Who the running thread is when it is asked who uses a cell. One that has the number of an unrelated thread
// counts for both.
ThreadId Interpreter::as_user() const {
  return (world_.record(thread_).flags & kStranger) != 0 ? kSeveral : thread_;
}

bool Interpreter::stops_before(Ptr p, std::uint64_t n, Access access) {
  reached_ = false;
  const ObjectId id = object_of(p);
  const ObjectRecord& r = objects_.record(p);
  if (!watched_ || r.user() == kConfined) return false;
  const bool write = access == Access::Write || access == Access::Handle || access == Access::End;
  if (world_.options.reduction == Reduction::None) {
    if (write) progressed_ = true;
    if (must_yield(Pending::Access, p, n)) return true;
    note_user(p, n, access);
    return false;
  }
  const SiteId site = objects_.origin(id).site;
  if (!r.escaped()) {
    if (r.user() == thread_) return false;
    escape_used(p);
  }
  if (write) progressed_ = true;
  if ((access == Access::Read || access == Access::Write || access == Access::End) &&
      visibility_.is_settled(site, offset_of(p), n, as_user(), write))
    return false;
  const bool atomic = access == Access::AtomicRead || access == Access::AtomicWrite;
  if ((atomic || visibility_.is_visible(site, offset_of(p), n)) && must_yield(Pending::Access, p, n))
    return true;
  note_user(p, n, access);
  return false;
}

void Interpreter::note_user(Ptr p, std::uint64_t n, Access access) {
  if (!visibility_.note(objects_.origin(object_of(p)).site, offset_of(p), n, as_user(), access)) return;
  bool fact = false;
  learn(fact);
}

void Interpreter::note_end_of(ObjectId id) {
  const ObjectRecord& r = objects_.record(pointer_to(id));
  if (!watched_ || world_.options.reduction != Reduction::Sync || !r.escaped()) return;
  if (!visibility_.note_end(objects_.origin(id).site, r.size, as_user())) return;
  bool fact = false;
  learn(fact);
}

void Interpreter::note_use_of_ended(Ptr p, std::uint64_t n, Access access) {
  if (!watched_ || objects_.record(p).kind() != ObjectKind::Dead) return;
  note_user(p, std::max<std::uint64_t>(n, 1), access);
}

void Interpreter::block(Pending pending, Ptr object, std::uint64_t value) {
  ThreadRecord& r = world_.touch_record(thread_);
  r.pending = pending;
  r.object = object;
  r.value = value;
  r.flags &= ~std::uint32_t{kReads | kReadsCoherently};
  outcome_ = Outcome::Yield;
}

void Interpreter::offer_processor() {
  ThreadRecord& r = world_.touch_record(thread_);
  r.yields =
      progressed_ ? std::min(r.yields + 1, kYieldsCounted) : 0;  // one that only looks waits for somebody
  block(Pending::Yield, 0, 0);
}

bool Interpreter::must_yield(Pending pending, Ptr object, std::uint64_t value) {
  visible_op_ = multi_;
  if (permit_) {
    permit_ = false;
    reached_ = (world_.record(thread_).flags & kAtomic) == 0;
    return false;
  }
  if (pending == Pending::Access && (!multi_ || (world_.record(thread_).flags & kAtomic) != 0)) return false;
  if (pending != Pending::Data && (!multi_ || (world_.record(thread_).flags & kAtomic) != 0)) {
    ThreadRecord asked = world_.record(thread_);
    asked.pending = pending;
    asked.object = object;
    asked.value = value;
    if (enabled(asked)) return false;
  }
  block(pending, object, value);
  return true;
}

// --- escape ---

void Interpreter::note_stored(Ptr p, std::uint64_t value) {
  if (!watched_ || value >> 32 == 0 || !objects_.record(p).escaped()) return;
  escape(value);
}

void Interpreter::note_stored(Ptr p, const std::byte* bytes, std::uint64_t n) {
  if (!watched_ || !objects_.record(p).escaped()) return;
  for (std::uint64_t at = 0; at + 8 <= n; at += 8) {
    std::uint64_t value;
    std::memcpy(&value, bytes + at, 8);
    if (value >> 32 != 0) escape(value);
  }
}

// Does the word lead to an object that has not escaped yet?
bool Interpreter::may_escape(std::uint64_t word) const {
  const ObjectId id = object_of(word);
  if (id == 0 || id >= kObjects) return false;
  const ObjectRecord& r = objects_.record(word);
  return !r.escaped() && r.user() != kConfined && r.kind() != ObjectKind::None &&
         r.kind() != ObjectKind::Dead;
}

// Whoever can reach an object can reach what it points to.
void Interpreter::escape(std::uint64_t value) {
  if (!may_escape(value)) return;
  std::vector<std::uint64_t> work{value};
  while (!work.empty()) {
    const std::uint64_t p = work.back();
    work.pop_back();
    if (!may_escape(p)) continue;
    ObjectRecord& record = objects_.touch_record(object_of(p));
    record.at |= ObjectRecord::kEscaped;
    tell_published(object_of(p), record);
    for (std::uint64_t word : objects_.words(record))
      if (may_escape(word)) work.push_back(word);
  }
}

void Interpreter::escape_used(Ptr p) {
  const ObjectRecord& r = objects_.record(p);
  if (!watched_ || r.escaped() || r.user() == thread_ || r.user() == kConfined) return;
  if (visibility_.learn_escape(objects_.origin(object_of(p)).site)) {
    bool fact = false;
    learn(fact);
  }
  escape(p);
}

// A thread that was alone did not note what it stored; before there are two, everything that globals lead to
// escapes.
void Interpreter::escape_everything_global() {
  for (ObjectId id : objects_.pointer_globals())
    for (std::uint64_t word : objects_.words(objects_.record(pointer_to(id)))) escape(word);
  // What has escaped before may have been given new contents meanwhile.
  std::vector<std::uint64_t> found;
  objects_.for_each_live([&](ObjectId, const ObjectRecord& r) {
    if (!r.escaped()) return;
    for (std::uint64_t word : objects_.words(r))
      if (may_escape(word)) found.push_back(word);
  });
  for (std::uint64_t word : found) escape(word);
}

}  // namespace heddle::native
