#include "race/weak_atomics.h"

#include <fmt/format.h>

namespace heddle::race {

bool WeakAtomics::Location::is_contended() const {
  return writers.differ() || writers.differ_from(readers) || updaters.differ_from(readers) ||
         updaters.differ_from(writers);
}

std::string WeakAtomics::describe(const Event& event) const {
  std::string where;
  for (const SourcePosition& frame : machine_.stack(event.thread)) {
    if (frame.library) continue;
    where = fmt::format(" at {}:{}", frame.file, frame.line);
    break;
  }
  const std::string location = machine_.describe_access(event).location;
  return fmt::format("{} is accessed{} with an order weaker than sequentially consistent",
                     location.empty() ? "an atomic variable" : location, where);
}

void WeakAtomics::on_event(const Event& event) {
  if (event.strength == Strength::Ignored) return;
  Location& at = locations_[event.location];
  if (event.commutes != 0 && (at.updates == 0 || at.updates == event.commutes)) {
    at.updates = event.commutes;
    at.updaters.add(event.thread);
  } else {
    const bool writes = event.kind == EventKind::SyncWrite || event.kind == EventKind::SyncUpdate;
    if (writes) at.writers.add(event.thread);
    if (event.kind != EventKind::SyncWrite) at.readers.add(event.thread);
  }
  if (event.strength == Strength::Weak && at.weak.empty()) at.weak = describe(event);
  if (!at.contended && at.is_contended()) {
    at.contended = true;
    ++contended_;
  }
  if (at.contended && first_.empty()) first_ = at.weak;
}

std::string WeakAtomics::why_with(std::size_t racing) const {
  if (first_.empty() || contended_ + racing < 2) return "";
  return first_ +
         ", and others access it unordered: what that allows beyond sequential consistency was not explored "
         "(no --memory "
         "of this version covers it)";
}

}  // namespace heddle::race
