// The end of local variables whose scope ends before their function does.
#include "native/interp/interpreter.h"

namespace heddle::native {

// Several scopes that end at once are one step, as the end of a frame is.
bool Interpreter::end_scopes() {
  const Insn* const first = ip_;
  const Insn* end = first;
  while (end->op == Op::EndScope) ++end;
  std::uint64_t* r = regs();
  if (watched_) {
    const bool permitted = permit_;
    for (const Insn* at = first; at != end; ++at) {
      const std::uint32_t size = objects_.record(r[at->a]).size;
      if (permitted) permit_ = true;
      if (size != 0 && stops_before(r[at->a], size, Access::End)) return false;
    }
    permit_ = false;
  }
  for (; ip_ != end; ++ip_) {
    const Ptr p = r[ip_->a];
    const bool tidy = ip_->d != kNoSlot;
    if (tidy) r[ip_->d] = 0;
    if (objects_.record(p).kind() != ObjectKind::Stack) continue;
    take_from_stack_list(object_of(p));
    end_stack_object(object_of(p), here(ObjectKind::Stack), tidy);
  }
  --ip_;
  collect_if_many_are_dead();
  return true;
}

// Nearly always the newest; another leaves a gap, so that numbers of objects that were taken down stay right.
void Interpreter::take_from_stack_list(ObjectId id) {
  const Offset list = world_.stack_list_at(thread_);
  const auto entry = [&](std::uint32_t i) { return list + Offset{i} * 4; };
  for (std::uint32_t i = stack_objects_; i-- != 0;) {
    if (memory_.load<ObjectId>(entry(i)) != id) continue;
    memory_.store<ObjectId>(entry(i), 0);
    break;
  }
  const auto bottom = static_cast<std::uint32_t>(fp_[kFrameCaller]);
  while (stack_objects_ > bottom && memory_.load<ObjectId>(entry(stack_objects_ - 1)) == 0) --stack_objects_;
}

}  // namespace heddle::native
