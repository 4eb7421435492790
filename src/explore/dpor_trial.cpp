#include "explore/dpor_trial.h"

#include <algorithm>

namespace heddle::explore {

void complete(Footprint& does, StopKind stop, FootprintRecorder& recorder, Machine& machine, ThreadId thread,
              const DporPath& path, std::uint32_t process, std::size_t at) {
  if (const std::uint64_t object = path.waited_for(process, at); object != 0) {
    does.touches.push_back(recorder.use_of(object));
    does.may_wait = true;
    does.steady = does.plain = false;
  }
  const bool waits = !recorder.ended() && (stop == StopKind::Choice || stop == StopKind::Stuck);
  if (const std::uint64_t object = waits ? machine.found(thread) : 0; object != 0) {
    does.touches.push_back(recorder.look_at(object));
    does.steady = does.plain = false;
  }
  // The last thread that is no helper ends the helpers with it: who that is depends on the order.
  const bool helpers = path.has_helpers();
  bool starts_helper = false;
  for (ThreadId begun : recorder.spawned()) starts_helper |= machine.helper(begun);
  if (starts_helper || (recorder.ended() && !path.is_helper(process)))
    does.touches.push_back(recorder.end_of_program(starts_helper || helpers));
  if (helpers) does.plain = false;
  does.seal();
  // Whoever ends the program cuts the others off, unless it was the last that the program waited for.
  if (stop == StopKind::Finished && (!recorder.ended() || helpers)) does.everything = true;
}

void DporTrial::start(const PagedMemory::Snapshot& from) {
  if (!here_) here_ = s_.memory.save();
  s_.machine.set_event_sink(&watch_);
  s_.memory.restore(from);
}

bool DporTrial::offered(ThreadId thread) const {
  const std::vector<Alternative>& all = s_.machine.choice_point().alternatives;
  return std::any_of(all.begin(), all.end(), [&](const Alternative& a) { return a.thread == thread; });
}

bool DporTrial::offered(const Alternative& alternative) const {
  const std::vector<Alternative>& all = s_.machine.choice_point().alternatives;
  return std::find(all.begin(), all.end(), alternative) != all.end();
}

std::optional<Alternative> DporTrial::only_way(ThreadId thread) const {
  std::optional<Alternative> only;
  for (const Alternative& a : s_.machine.choice_point().alternatives) {
    if (a.thread != thread) continue;
    if (only) return std::nullopt;
    only = a;
  }
  return only;
}

StopKind DporTrial::take(const Alternative& chosen, Footprint& does) {
  watch_.begin(does, s_.machine.reach(chosen), s_.machine.contested(chosen.thread));
  s_.machine.take(chosen);
  const StopKind stop = s_.machine.run();
  watch_.end();
  refined_ |= stop == StopKind::Refine;
  return stop;
}

void DporTrial::complete(Footprint& does, StopKind stop, ThreadId thread, const DporPath& path,
                         std::uint32_t process, std::size_t at) {
  explore::complete(does, stop, watch_, s_.machine, thread, path, process, at);
}

void DporTrial::finish() {
  if (!here_) return;
  s_.events.record_with(&recorder_);
  s_.memory.restore(here_);
  here_ = {};
}

}  // namespace heddle::explore
