// What a model does to happens-before, what observers are told of it, and what the sync reduction asks of it.
#include "native/interp/happens_before.h"
#include "native/interp/interpreter.h"
#include "native/library/call.h"

namespace heddle::native {

void Call::emit(EventKind kind, Ptr object, std::uint64_t value, std::uint32_t detail, std::uint8_t order) {
  const std::uint64_t sync = kind == EventKind::Join ? end_of(static_cast<ThreadId>(value)) : object;
  interp_.emit(
      {.kind = kind, .location = object, .value = value, .detail = detail, .order = order, .sync = sync});
}

void Call::tell_lane(Ptr p, std::uint32_t n, bool writes) {
  Interpreter& in = interp_;
  if (in.world_.sink == nullptr || bytes_left(p) < n || n == 0) return;  // the access itself says so
  in.sync_registers();
  const SiteId site = in.objects_.origin(object_of(p)).site;
  in.world_.sink->on_event({.kind = writes ? EventKind::LaneWrite : EventKind::LaneRead,
                            .thread = in.thread_,
                            .object = pointer_to(object_of(p)),
                            .location = p,
                            .size = n,
                            .detail = detail_of_access(site, true),
                            .visible = false,
                            .unit = in.world_.record(in.thread_).lane});
}

void Call::emit_edge(Ptr sync, std::uint8_t order) {
  interp_.emit_edge(interp_.thread_, sync, order);
}
void Call::emit_edge(ThreadId thread, Ptr sync, std::uint8_t order) {
  interp_.emit_edge(thread, sync, order);
}

void Call::took(Ptr lock, std::uint32_t detail, Ptr carrier) {
  ++record().locks;
  if (interp_.world_.sink != nullptr) interp_.world_.hold(interp_.thread_, lock);
  interp_.emit({.kind = EventKind::Acquire,
                .location = lock,
                .detail = detail,
                .order = kAcquires,
                .sync = carrier == 0 ? lock : carrier});
}

void Call::gave(Ptr lock, std::uint32_t detail, Ptr carrier) {
  --record().locks;
  if (interp_.world_.sink != nullptr) interp_.world_.let_go(interp_.thread_, lock);
  interp_.emit({.kind = EventKind::Release,
                .location = lock,
                .detail = detail,
                .order = kReleases,
                .sync = carrier == 0 ? lock : carrier});
}

// --- the sync reduction ---

bool Call::owes_stop() const {
  return interp_.owes_stop();
}

void Call::answer_for_others() {
  interp_.note_shared_access();
}

bool Call::store_handle(Ptr p, std::uint64_t handle) {
  Interpreter& in = interp_;
  std::memcpy(write(p, sizeof handle, Access::Handle), &handle, sizeof handle);
  return in.multi_ && in.world_.options.reduction == Reduction::Sync &&
         in.visibility_.is_visible(in.objects_.origin(object_of(p)).site, offset_of(p), sizeof handle);
}

bool Call::arrives_unnoticed(Ptr barrier, std::uint32_t count) {
  Interpreter& in = interp_;
  if (in.world_.options.reduction != Reduction::Sync) return false;
  const SiteId site = in.objects_.origin(object_of(barrier)).site;
  if (in.visibility_.note_arrival(site, in.as_user(), count)) {
    bool fact = false;
    in.learn(fact);
  }
  return !in.visibility_.arrivals_matter(site);
}

void Call::uses_shared_state() {
  if (!alone()) emit_edge(kLibraryState, kUnordered);
}

void Call::reached() {
  if ((interp_.world_.record(interp_.thread_).flags & kAtomic) == 0) interp_.reached_ = true;
}

// What is acquired depends on which releases came before, even where it makes no other difference. Access
// sets are content with the stop that a thread owes.
void Call::reveal_releases(Ptr word) {
  Interpreter& in = interp_;
  if (in.world_.options.reduction != Reduction::Sync || in.visibility_.stop_at_releases) return;
  if (!in.watched_ || !in.objects_.record(word).escaped()) return;
  if (!in.visibility_.reveal(in.objects_.origin(object_of(word)).site, offset_of(word), 4)) return;
  bool fact = false;
  in.learn(fact);
}

}  // namespace heddle::native
