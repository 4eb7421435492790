#include "race/witness.h"

#include <fmt/format.h>

#include <algorithm>

namespace heddle::race {
namespace {

const SourcePosition& innermost_user(const Stack& stack) {
  static const SourcePosition nowhere;
  for (const SourcePosition& position : stack)
    if (!position.library) return position;
  return stack.empty() ? nowhere : stack.front();
}

std::string at_line(const SourcePosition& p) {
  return p.line == 0 ? std::string() : fmt::format(" ({}:{})", p.file.substr(p.file.rfind('/') + 1), p.line);
}

bool overlap(const Event& a, const Event& b) {
  return a.location < b.location + b.size && b.location < a.location + a.size;
}

std::string common_lock(const Access& a, const Access& b) {
  for (const std::string& lock : a.locks)
    if (std::find(b.locks.begin(), b.locks.end(), lock) != b.locks.end()) return lock;
  return "";
}

// Code without lines has a function, at least.
std::string place(const Access& access) {
  if (access.position.line != 0) return fmt::format("line {}", access.position.line);
  return access.position.function.empty() ? "its access by " + access.thread_name : access.position.function;
}

std::string suggest(const Machine& machine, const std::string& location, const Access& a, const Access& b) {
  const std::string line_a = place(a), line_b = place(b);
  if (!a.locks.empty() && !b.locks.empty() && common_lock(a, b).empty())
    return fmt::format("use one lock for {}: {} is held at {}, {} at {}", location, a.locks.front(), line_a,
                       b.locks.front(), line_b);
  if (a.locks.empty() != b.locks.empty()) {
    const Access& with = a.locks.empty() ? b : a;
    return fmt::format("hold {} at {} too", with.locks.front(), a.locks.empty() ? line_a : line_b);
  }
  return fmt::format("guard every access to {} with one lock, or {}", location, machine.how_to_share());
}

}  // namespace

Access access_now(const Machine& machine, const Event& event) {
  Access access;
  access.thread = event.thread;
  access.thread_name = machine.thread_name(event.thread);
  access.is_write = writes(event);
  access.address = event.location;
  access.size = event.size;
  access.stack = machine.stack(event.thread);
  access.position = innermost_user(access.stack);
  access.source_text = machine.source_text(access.position);
  for (const ThreadStatus& status : machine.threads())
    if (status.thread == event.thread) access.locks = status.holds;
  return access;
}

void Witness::note(const Machine& machine, const Event& event) {
  ++now_;
  if (event.kind == EventKind::End) ++lives_[event.thread];
  if (event.kind == EventKind::Read || event.kind == EventKind::Write || is_lane_access(event)) {
    if (!overlap(event, *watched_) || is_lane_access(event) != is_lane_access(*watched_)) return;
    accesses_[event.thread].push_back({now_, writes(event), access_now(machine, event),
                                       is_lane_access(event) ? lane_of(event) : 0, lives_[event.thread]});
    accesses_[event.thread].back().access.event = now_;
    return;
  }
  if ((event.order & (kAcquires | kReleases)) == 0 || accesses_.empty()) return;
  syncs_[event.thread].push_back(
      {now_, event, machine.describe(event), at_line(innermost_user(machine.stack(event.thread)))});
}

// `a` made the first access, `b` the second.
std::string Witness::explain(const Machine& machine, ThreadId a, ThreadId b, const Noted& first) const {
  const std::string name_a = machine.thread_name(a), name_b = machine.thread_name(b);
  std::vector<const Sync*> released, acquired;
  if (const auto at = syncs_.find(a); at != syncs_.end())
    for (const Sync& s : at->second)
      if (s.at > first.at && (s.event.order & kReleases) != 0) released.push_back(&s);
  if (const auto at = syncs_.find(b); at != syncs_.end())
    for (const Sync& s : at->second)
      if (s.at > first.at && (s.event.order & kAcquires) != 0) acquired.push_back(&s);
  const std::string did = first.is_write ? "write" : "read";
  if (released.empty() && acquired.empty())
    return fmt::format("after the {} of {} neither thread synchronises before the access of {}", did, name_a,
                       name_b);
  if (released.empty())
    return fmt::format("{} does \"{}\"{} before its access, but {} has released nothing since its {}", name_b,
                       acquired.back()->what, acquired.back()->where, name_a, did);
  const std::string release = fmt::format("\"{}\"{}", released.front()->what, released.front()->where);
  if (acquired.empty())
    return fmt::format("{} does {} after its {}, but {} does not synchronise with that before its access",
                       name_a, release, did, name_b);
  return fmt::format(
      "{} does {} after its {}, and {} does \"{}\"{} before its access: these do not order the two", name_a,
      release, did, name_b, acquired.back()->what, acquired.back()->where);
}

void Witness::tell(const Machine& machine, const Access& later, const Earlier& earlier,
                   Finding& finding) const {
  const Noted* first = nullptr;
  for (const auto& [thread, accesses] : accesses_) {
    const auto lives = lives_.find(thread);
    const unsigned life = lives == lives_.end() ? 0 : lives->second;
    for (const Noted& noted : accesses) {
      if (noted.lane != earlier.lane) continue;
      const bool same = thread == later.thread && noted.life == life && noted.lane == 0;
      const bool asked = earlier.inherited ? !same : thread == earlier.thread;
      const bool better = first == nullptr || (noted.is_write == earlier.is_write &&
                                               (first->is_write != earlier.is_write || noted.at > first->at));
      if (asked && better) first = &noted;
    }
  }
  finding.accesses.clear();
  if (first != nullptr) finding.accesses.push_back(first->access);
  finding.accesses.push_back(later);
  finding.accesses.back().event = now_;
  if (first == nullptr) return;
  if (earlier.lane != 0) {
    finding.explanation = "the simd directive lets the iterations of this loop run at the same time";
    finding.suggestion =
        fmt::format("remove the directive, or bound it: safelen({})", lane_of(*watched_) - earlier.lane);
    return;
  }
  finding.explanation = explain(machine, first->access.thread, later.thread, *first);
  finding.suggestion = suggest(machine, finding.location, finding.accesses[0], finding.accesses[1]);
}

}  // namespace heddle::race
