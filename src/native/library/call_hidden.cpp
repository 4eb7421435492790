// What the models of the OpenMP runtime need beyond others: objects that nobody else sees, units of work.
#include "native/interp/happens_before.h"
#include "native/interp/interpreter.h"
#include "native/library/call.h"

namespace heddle::native {

Ptr Call::allocate_hidden(std::uint64_t size) {
  Interpreter& in = interp_;
  const Ptr p =
      in.objects_.allocate(in.thread_, ObjectKind::Heap, size, true, in.here(ObjectKind::Heap), kConfined);
  if (p == 0) unsupported("more memory than Heddle can give the program");
  if (in.initialised_ != nullptr) in.initialised_->mark(p, size);
  return p;
}

// Nothing points to it any more, or only what is about to go.
void Call::free_hidden(Ptr p) {
  Interpreter& in = interp_;
  if (in.initialised_ != nullptr) in.initialised_->forget(object_of(p));
  in.objects_.end(object_of(p), in.here(ObjectKind::Heap), true);
}

void Call::end_block(Ptr p) {
  Interpreter& in = interp_;
  if (in.initialised_ != nullptr) in.initialised_->forget(object_of(p));
  in.tell_freed(object_of(p));
  in.objects_.end(object_of(p), in.here(ObjectKind::Heap), true);
}

void Call::end_variables(Ptr block) {
  Interpreter& in = interp_;
  if (in.initialised_ != nullptr) in.initialised_->forget(object_of(block));
  in.tell_end(object_of(block));
  in.objects_.end(object_of(block), in.here(ObjectKind::Heap));
  if (in.objects_.dead() < Objects::kMostDead) return;
  in.sync_registers();
  in.objects_.collect(in.live_words());
}

void Call::hand_over(Ptr block, ThreadId thread) {
  const ObjectId id = object_of(block);
  ObjectRecord& r = interp_.objects_.touch_record(id);
  for (const std::uint64_t word : interp_.objects_.words(r))
    if (word >> 32 != 0 && object_of(word) != id) interp_.escape(word);
  if (!r.escaped()) r.set_user(thread);
}

void Call::move_carried(std::uint64_t from, std::uint64_t to) {
  Event event{.kind = EventKind::Edge,
              .thread = interp_.thread_,
              .value = to,
              .visible = false,
              .order = kDeposits,
              .sync = from};
  interp_.tell(event);
}

// Whoever has to answer for what it did has been told (kDeposits), or others had their chance.
void Call::end_task() {
  const ThreadId t = interp_.thread_;
  record().flags &= ~std::uint32_t{kAccessed};
  interp_.end_thread(0);
  stopped_ = true;
  ThreadRecord& r = record(t);
  if (r.locks != 0) {  // they name it
    r.flags |= kJoined;
    return;
  }
  interp_.world_.set_joiner(t, World::kNobodyJoined);
  interp_.tell_freed(end_of(t), 1);
  r = {};
}

// A program may call the runtime with any address: it is checked like every other.
const void* Call::hidden(Ptr p, std::size_t bytes) const {
  const std::byte* at = interp_.objects_.readable(p, bytes);
  if (at == nullptr) {
    interp_.refused(p, bytes, false, name_);
    throw Stop{};
  }
  return at;
}

void* Call::hidden_to_change(Ptr p, std::size_t bytes) {
  std::byte* at = interp_.objects_.writable(p, bytes);
  if (at == nullptr) {
    interp_.refused(p, bytes, true, name_);
    throw Stop{};
  }
  return at;
}

void Call::enter_team(ThreadId member) {
  ThreadRecord& r = record(member);
  r.region = std::min(peek(thread()).region + (member == thread() ? 1 : 0), kMostRegions);
  if (member == thread()) interp_.region_ = r.region;
}

void Call::leave_team() {
  ThreadRecord& r = record();
  if (r.region != 0 && r.region < kMostRegions) --r.region;
  interp_.region_ = r.region;
  interp_.recent_.forget();
}

void Call::set_unit(std::uint64_t unit) {
  if (interp_.unit_ == unit) return;
  interp_.unit_ = record().unit = unit;
  interp_.recent_.forget();
  interp_.progressed_ = true;  // it does not wait for anything
}

void Call::combine_for(Ptr team, std::uint32_t construct) {
  if (interp_.combinations_.full()) unsupported("reductions into so many variables");
  interp_.combining_ = record().combining = interp_.combinations_.number(object_of(team), construct);
}

void Call::end_combining() {
  interp_.combining_ = record().combining = 0;
  interp_.recent_.forget();
}

bool Call::combines() const {
  return interp_.combining_ != 0;
}

void Call::escape(Ptr p) {
  interp_.escape(p);
}

void Call::forget(std::uint64_t sync) {
  interp_.tell_freed(sync, 1);
}

void Call::end_thread_locals(Ptr table) {
  interp_.end_thread_locals(table);
}

void Call::name_thread(ThreadId thread, Ptr function) {
  interp_.world_.name_thread(thread, object_of(function));
}

void Call::emit_with(EventKind kind, Ptr object, std::uint32_t detail, std::uint64_t sync,
                     std::uint8_t order) {
  interp_.emit({.kind = kind, .location = object, .detail = detail, .order = order, .sync = sync});
}

bool Call::reduces_to_sync() const {
  return interp_.world_.options.reduction == Reduction::Sync;
}

std::pair<std::uint32_t, std::uint32_t> Call::place() const {
  return {interp_.index_of(interp_.function_), interp_.pc()};
}

}  // namespace heddle::native
