#include "explore/lookahead.h"

namespace heddle::explore {
namespace {

// A transition that touches very much is like one that touches this many.
constexpr std::size_t kMost = 64;

class Recorder final : public EventSink {
 public:
  void on_event(const Event& event) override { touches.add(event); }
  Touches touches;
};

// The machine reports to `sink` in the life of this.
class Aside {
 public:
  Aside(Session& s, EventSink& sink) : s_(s) { s.machine.set_event_sink(&sink); }
  ~Aside() { s_.events.record_with(nullptr); }
  Aside(const Aside&) = delete;
  Aside& operator=(const Aside&) = delete;

 private:
  Session& s_;
};

}  // namespace

void Touches::add(const Event& event) {
  bool writes = true;
  std::uint64_t what = event.sync;
  switch (event.kind) {
    case EventKind::Read:
    case EventKind::SyncRead:
    case EventKind::SyncFailure: writes = false; [[fallthrough]];
    case EventKind::Write:
    case EventKind::SyncWrite:
    case EventKind::SyncUpdate: what = event.location; break;
    case EventKind::Acquire:
    case EventKind::Release:
    case EventKind::Wait:
    case EventKind::Wake:
    case EventKind::Notify: break;
    default: return;
  }
  if (what == 0) what = event.object;
  for (Touched& known : all_) {
    if (known.object != what) continue;
    known.writes |= writes;
    return;
  }
  if (all_.size() < kMost) all_.push_back({what, writes});
}

bool Touches::interferes(const Touches& other) const {
  for (const Touched& a : all_)
    for (const Touched& b : other.all_)
      if (a.object == b.object && (a.writes || b.writes)) return true;
  return false;
}

std::optional<Touches> look_ahead(Session& s, const Alternative& alternative) {
  Recorder recorder;
  Aside aside(s, recorder);
  const PagedMemory::Snapshot here = s.memory.save();
  s.machine.take(alternative);
  const StopKind stop = s.machine.run();
  s.memory.restore(here);
  if (stop == StopKind::Refine) return std::nullopt;
  return std::move(recorder.touches);
}

}  // namespace heddle::explore
