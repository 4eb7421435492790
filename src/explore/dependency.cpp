#include "explore/dependency.h"

#include <algorithm>

namespace heddle::explore {
namespace {

// An access that covers more is one to everything.
constexpr std::uint64_t kMostBytes = 1 << 15;

bool is_steady(EventKind kind) {
  switch (kind) {
    case EventKind::Read:
    case EventKind::SyncRead:
    case EventKind::Write:
    case EventKind::SyncWrite:
    case EventKind::End:
    case EventKind::Yield:
    case EventKind::Data:
    case EventKind::Fence:
    case EventKind::Published:
    case EventKind::Freed: return true;
    default: return false;
  }
}

}  // namespace

void Footprint::clear() {
  touches.clear();
  everything = may_wait = false;
  steady = plain = true;
}

void Footprint::seal() {
  if (touches.size() < 2) return;
  std::sort(touches.begin(), touches.end(), [](const Touch& a, const Touch& b) { return a.cell < b.cell; });
  std::size_t last = 0;
  for (std::size_t i = 1; i < touches.size(); ++i) {
    if (touches[i].cell == touches[last].cell) {
      touches[last].reads |= touches[i].reads;
      touches[last].writes |= touches[i].writes;
    } else {
      touches[++last] = touches[i];
    }
  }
  touches.resize(last + 1);
}

void Footprint::add(const Footprint& other) {
  touches.insert(touches.end(), other.touches.begin(), other.touches.end());
  everything |= other.everything;
  may_wait |= other.may_wait;
  steady &= other.steady;
  plain &= other.plain;
  seal();
}

bool Footprint::only_reads() const {
  return !everything && !may_wait &&
         std::all_of(touches.begin(), touches.end(), [](const Touch& touch) { return touch.writes == 0; });
}

bool independent(const Footprint& a, const Footprint& b) {
  if (a.everything || b.everything) return false;
  auto i = a.touches.begin();
  auto j = b.touches.begin();
  while (i != a.touches.end() && j != b.touches.end()) {
    if (i->cell < j->cell) {
      ++i;
    } else if (j->cell < i->cell) {
      ++j;
    } else {
      if (clash(*i, *j)) return false;
      ++i;
      ++j;
    }
  }
  return true;
}

std::uint32_t Cells::number(std::uint64_t name) {
  return numbers_.try_emplace(name, static_cast<std::uint32_t>(numbers_.size())).first->second;
}

void FootprintRecorder::begin(Footprint& into, Machine::Reach reach, std::optional<std::uint64_t> subject) {
  into_ = &into;
  subject_ = subject;
  first_ = true;
  into.clear();
  reach_ = reach;
  told_ = ended_ = false;
  waits_for_ = 0;
  spawned_.clear();
}

void FootprintRecorder::end() {
  if (reach_ == Machine::Reach::Everybody || (reach_ == Machine::Reach::Unclear && !told_))
    into_->everything = true;
  into_->seal();
  into_ = nullptr;
}

Touch FootprintRecorder::use_of(std::uint64_t object) {
  return {cells_.number(object >> 3), 0, static_cast<std::uint8_t>(1u << (object & 7))};
}

Touch FootprintRecorder::look_at(std::uint64_t object) {
  const Touch use = use_of(object);
  return {use.cell, use.writes, 0};
}

Touch FootprintRecorder::end_of_program(bool writes) {
  const auto bit = [](bool is) { return static_cast<std::uint8_t>(is ? 1 : 0); };
  return {cells_.number(kEndOfProgram), bit(!writes), bit(writes)};
}

void FootprintRecorder::touch(std::uint64_t location, std::uint64_t size, bool writes) {
  if (size > kMostBytes) {
    into_->everything = true;
    return;
  }
  const std::uint64_t end = location + std::max<std::uint64_t>(size, 1);
  for (std::uint64_t at = location; at < end;) {
    const std::uint64_t next = std::min(end, (at | 7) + 1);
    const auto bytes = static_cast<std::uint8_t>(((1u << (next - at)) - 1) << (at & 7));
    into_->touches.push_back(
        {cells_.number(at >> 3), writes ? std::uint8_t{0} : bytes, writes ? bytes : std::uint8_t{0}});
    at = next;
  }
}

// A lock has a name as an object and one as what carries its order; mostly they are the same.
void FootprintRecorder::use(const Event& event, bool writes) {
  const std::uint64_t name = event.location != 0 ? event.location : event.object;
  if (name != 0) touch(name, 1, writes);
  if (event.sync != 0 && event.sync != name) touch(event.sync, 1, writes);
}

// A transition goes on after its visible action, and what comes then has events as well. An event is about
// the action if it names the same object; if that is not known, if it is an access that was a scheduling
// point.
bool FootprintRecorder::tells(const Event& event) const {
  const bool access = event.kind <= EventKind::SyncFailure || event.kind == EventKind::Yield ||
                      event.kind == EventKind::Sleep;
  if (event.kind == EventKind::Output) return output_;
  if (!subject_) return access && event.visible;
  if (*subject_ != 0)
    return event.object == *subject_ || event.location == *subject_ || event.sync == *subject_;
  return access ? event.visible : first_ && event.kind != EventKind::End && event.kind < EventKind::Published;
}

void FootprintRecorder::on_event(const Event& event) {
  if (into_ == nullptr) return;
  if (event.kind >= EventKind::Lanes && event.kind <= EventKind::LaneWrite) return;  // besides other events
  told_ |= tells(event);
  first_ = false;
  into_->steady &= is_steady(event.kind);
  into_->plain &= event.kind <= EventKind::SyncFailure || is_steady(event.kind);
  switch (event.kind) {
    case EventKind::Read:
    case EventKind::SyncRead:
    case EventKind::SyncFailure: touch(event.location, event.size, false); break;
    case EventKind::Write:
    case EventKind::SyncWrite:
    case EventKind::SyncUpdate: touch(event.location, event.size, true); break;
    case EventKind::Join:
      use(event, false);
      into_->may_wait = true;
      break;
    case EventKind::Acquire:
    case EventKind::Wake:
    case EventKind::Park:
    case EventKind::Initialised:
      use(event, true);
      into_->may_wait = true;
      break;
    case EventKind::Wait:
      use(event, true);
      waits_for_ = event.location != 0 ? event.location : event.object;
      break;
    case EventKind::Release:
    case EventKind::Notify:
    case EventKind::Unpark: use(event, true); break;
    case EventKind::Edge:
      if (event.sync == 0 && event.object == 0 && event.location == 0) into_->everything = true;
      use(event, event.order != kAcquires);
      break;
    case EventKind::Spawn:
      spawned_.push_back(static_cast<ThreadId>(event.value));
      use(event, true);
      break;
    case EventKind::End:
      ended_ = true;
      use(event, true);
      break;
    case EventKind::Output:
      if (output_) into_->touches.push_back({cells_.number(kOutput), 0, 1});
      break;
    case EventKind::Interrupt: into_->everything = true; break;
    case EventKind::Sleep:
    case EventKind::Yield:
    case EventKind::Data:
    case EventKind::Fence: break;
    case EventKind::Lanes:
    case EventKind::LaneRead:
    case EventKind::LaneWrite:
    case EventKind::Published:
    case EventKind::Freed: break;  // no steps of their own
  }
}

}  // namespace heddle::explore
