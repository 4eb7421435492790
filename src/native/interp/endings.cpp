// How a path ends, and where the thread was.
#include <fmt/format.h>

#include "native/describe.h"
#include "native/interp/interpreter.h"

namespace heddle::native {

SourcePosition Interpreter::position() {
  sync_registers();
  SourcePosition found;
  bool first = true;
  for_each_frame(thread_, [&](std::uint32_t function, std::uint32_t at, const std::uint64_t*) {
    for (const SourcePosition& p : positions(module_, function, at)) {
      if (first || !p.library) found = p;
      first = false;
      if (!p.library) return false;
    }
    return true;
  });
  return found;
}

// A failure ends the path for everybody, so others must have had their chance to come first: the thread stops
// before it, and fails when the same instruction fails again.
Outcome Interpreter::fail(FindingKind kind, std::string message, bool final) {
  const bool stopped_before = may_fail_ && ip_ == resumed_at_;
  if (multi_ && !stopped_before && (world_.record(thread_).flags & kAtomic) == 0) {
    block(Pending::Access, 0, 0);
    world_.touch_record(thread_).flags |= kFailing;
    return outcome_;
  }
  failure_ = {kind, std::move(message), thread_, position(), final};
  return outcome_ = Outcome::Failed;
}

Outcome Interpreter::unsupported(std::string what) {
  const SourcePosition at = position();
  reason_ = std::move(what);
  if (at.line != 0)
    reason_ += fmt::format(" ({}:{}, in {})", at.file.substr(at.file.rfind('/') + 1), at.line, at.function);
  return outcome_ = Outcome::Unsupported;
}

Outcome Interpreter::refused(Ptr p, std::uint64_t n, bool write, const char* function) {
  if (objects_.why(p, n, write) == Objects::Refusal::Unknown) {
    const std::uint32_t global = object_of(p) - object_of_global(0);
    return unsupported(fmt::format("the external variable {} is not known to Heddle",
                                   global < module_.globals.size() ? module_.globals[global].name : "?"));
  }
  note_use_of_ended(p, n, write ? Access::Write : Access::Read);
  return fail(FindingKind::Memory, describe_refusal(world_, p, n, write, function));
}

}  // namespace heddle::native
