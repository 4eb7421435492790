// Steps that are run only to see what they would do. Internal to dpor.
#pragma once

#include <optional>
#include <vector>

#include "explore/dependency.h"
#include "explore/dpor_path.h"
#include "explore/session.h"

namespace heddle::explore {

// What a step of the thread does that its events do not tell. It was told to `recorder`, has ended like that,
// and is the next of the process after the first `at` steps of the path.
void complete(Footprint& does, StopKind stop, FootprintRecorder& recorder, Machine& machine, ThreadId thread,
              const DporPath& path, std::uint32_t process, std::size_t at);

class DporTrial {
 public:
  // `recorder` listens again when the trial is over.
  DporTrial(Session& session, Cells& cells, EventSink& recorder)
      : s_(session), recorder_(recorder), watch_(cells, session.options.output_matters) {}

  void start(const PagedMemory::Snapshot& from);
  bool offered(ThreadId thread) const;
  bool offered(const Alternative& alternative) const;
  std::optional<Alternative> only_way(ThreadId thread) const;  // nothing if there are several
  // What it does is put into `does`, as far as events tell.
  StopKind take(const Alternative& chosen, Footprint& does);
  // The rest: see complete().
  void complete(Footprint& does, StopKind stop, ThreadId thread, const DporPath& path, std::uint32_t process,
                std::size_t at);
  const std::vector<ThreadId>& spawned() const { return watch_.spawned(); }  // by the last step
  void finish();  // back to where we were before the first of the trials since the last call
  bool refined() const { return refined_; }  // the machine has learnt something

 private:
  Session& s_;
  EventSink& recorder_;
  FootprintRecorder watch_;
  PagedMemory::Snapshot here_;
  bool refined_ = false;
};

}  // namespace heddle::explore
