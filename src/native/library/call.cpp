#include "native/library/call.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "base/any_input.h"
#include "native/interp/happens_before.h"
#include "native/interp/interpreter.h"
#include "native/library/naming.h"

namespace heddle::native {

// --- arguments ---

std::uint64_t Call::arg(std::size_t i) const {
  if (i < site_.args.size()) return frame_[site_.args[i]];
  i -= site_.args.size();
  for (const VarArg& arg : site_.varargs) {  // a variadic function called through a pointer
    const std::size_t slots = arg.by_value ? 1 : arg.size / 8;
    if (i < slots) return frame_[arg.slot + i];
    i -= slots;
  }
  return 0;
}

long double Call::f80(std::size_t i) const {
  const std::uint64_t words[2] = {arg(i), arg(i + 1)};
  long double value = 0;
  std::memcpy(&value, words, 10);
  return value;
}

void Call::ret_f80(long double value) {
  result_[0] = result_[1] = 0;
  std::memcpy(result_, &value, 10);
}

// --- memory ---

// One call is one step: after the operation that was chosen nothing stops it, but what it uses is still
// noted.
void Call::access(Ptr p, std::uint64_t n, Access how) {
  Interpreter& in = interp_;
  if (!in.hooked_ || n == 0) return;
  const bool had = in.permit_;
  if (permitted_) in.permit_ = true;
  if (in.stops_before(p, n, how)) throw Stop{};
  if (had && !in.permit_) permitted_ = true;
  if (permitted_) in.permit_ = false;
}

const std::byte* Call::read(Ptr p, std::uint64_t n) {
  Interpreter& in = interp_;
  const std::byte* bytes = in.objects_.readable(p, n);
  if (bytes == nullptr) {
    in.refused(p, n, false, name_);
    throw Stop{};
  }
  access(p, n, Access::Read);
  if (!in.is_initialised(p, n)) throw Stop{};
  if (in.told_) in.emit_access(EventKind::Read, p, 0, n, true);
  return bytes;
}

// As _FORTIFY_SOURCE=2 has it: what is copied as text must fit into the member that it is copied to.
void Call::must_stay_in_member(Ptr p, std::uint64_t n) {
  if (site_.member_size == 0) return;
  const Ptr member = arg(0);
  if (object_of(p) != object_of(member) || p < member || p + n <= member + site_.member_size) return;
  fail(FindingKind::Memory,
       fmt::format("out of bounds: write of {} bytes (by {}) past the end of {} ({} bytes), into what "
                   "follows in the same object",
                   p + n - member, name_, object_name(*this, member), site_.member_size));
}

std::byte* Call::write(Ptr p, std::uint64_t n) {
  return write(p, n, Access::Write);
}

std::byte* Call::write(Ptr p, std::uint64_t n, Access how) {
  Interpreter& in = interp_;
  if (!ends_within(p, n, in.objects_.record(p).writable)) {
    in.refused(p, n, true, name_);
    throw Stop{};
  }
  must_stay_in_member(p, n);
  access(p, n, how);
  if (in.world_.opmm != nullptr) in.world_.opmm->write_for_everyone(p, n);
  if (in.told_) in.emit_access(EventKind::Write, p, 0, n, true);
  if (in.initialised_ != nullptr && n != 0) in.initialised_->mark(p, n);
  return in.objects_.writable(p, n);
}

const std::byte* Call::read_atomically(Ptr p, std::uint64_t n) {
  Interpreter& in = interp_;
  const std::byte* bytes = in.objects_.readable(p, n);
  if (bytes == nullptr) {
    in.refused(p, n, false, name_);
    throw Stop{};
  }
  access(p, n, Access::AtomicRead);
  if (!in.is_initialised(p, n)) throw Stop{};
  return bytes;
}

void Call::write_atomically(Ptr p, const std::byte* value, std::uint64_t n, EventKind kind,
                            std::uint8_t order) {
  Interpreter& in = interp_;
  if (!ends_within(p, n, in.objects_.record(p).writable)) {
    in.refused(p, n, true, name_);
    throw Stop{};
  }
  access(p, n, Access::AtomicWrite);
  if (in.world_.opmm != nullptr) in.world_.opmm->write_for_everyone(p, n);
  in.note_stored(p, value, n);
  emit_atomic(kind, p, n, order);
  if (in.initialised_ != nullptr) in.initialised_->mark(p, n);
  if (std::memcmp(in.objects_.readable(p, n), value, n) != 0) in.progressed_ = true;
  std::memmove(in.objects_.writable(p, n), value, n);
}

void Call::emit_atomic(EventKind kind, Ptr p, std::uint64_t n, std::uint8_t order) {
  interp_.emit_atomic(kind, p, static_cast<std::uint32_t>(n), 0, order);
}

std::uint64_t Call::bytes_left(Ptr p) const {
  const ObjectRecord& r = interp_.objects_.record(p);
  return offset_of(p) <= r.size ? r.size - offset_of(p) : 0;
}

std::string_view Call::c_string(Ptr p) {
  const std::uint64_t left = bytes_left(p);
  const std::byte* bytes = left == 0 ? nullptr : interp_.objects_.readable(p, left);
  const void* nul = bytes == nullptr ? nullptr : std::memchr(bytes, 0, left);
  // Without a NUL the read runs over the end.
  const std::uint64_t n =
      nul == nullptr ? left + 1 : static_cast<std::uint64_t>(static_cast<const std::byte*>(nul) - bytes) + 1;
  const std::byte* text = read(p, n);
  return {reinterpret_cast<const char*>(text), n - 1};
}

std::string_view Call::c_string(Ptr p, std::uint64_t at_most) {
  if (at_most == 0) return {};
  const std::uint64_t left = std::min(bytes_left(p), at_most);
  const std::byte* bytes = left == 0 ? nullptr : interp_.objects_.readable(p, left);
  const void* nul = bytes == nullptr ? nullptr : std::memchr(bytes, 0, left);
  if (nul == nullptr) return {reinterpret_cast<const char*>(read(p, at_most)), at_most};
  const auto n = static_cast<std::uint64_t>(static_cast<const std::byte*>(nul) - bytes);
  return {reinterpret_cast<const char*>(read(p, n + 1)), n};
}

void Call::store_c_string(Ptr p, std::string_view text) {
  std::byte* bytes = write(p, text.size() + 1);
  std::memcpy(bytes, text.data(), text.size());
  bytes[text.size()] = std::byte{0};
}

void Call::copy(Ptr to, Ptr from, std::uint64_t n, bool may_overlap) {
  Interpreter& in = interp_;
  if (permitted_) in.permit_ = true;
  const bool had = in.permit_;
  if (!in.copy(to, from, n, may_overlap)) throw Stop{};
  if (had && !in.permit_) permitted_ = true;
  if (permitted_) in.permit_ = false;
}

std::uint32_t Call::sync_word(Ptr p) {
  const std::byte* bytes = interp_.objects_.readable(p, 4);
  if (bytes == nullptr) {
    interp_.refused(p, 4, false, name_);
    throw Stop{};
  }
  interp_.escape_used(p);
  std::uint32_t value;
  std::memcpy(&value, bytes, 4);
  return value;
}

void Call::uses_object(Ptr object, std::uint32_t n) {
  Interpreter& in = interp_;
  if (!in.watched_ || in.objects_.readable(object, n) == nullptr) return;
  const SiteId site = in.objects_.origin(object_of(object)).site;
  if (in.visibility_.note_object(site, offset_of(object), n, in.as_user())) {
    bool fact = false;
    in.learn(fact);
  }
  if (!in.told_ || !in.visibility_.is_contested(site, offset_of(object), n)) return;
  in.note_shared_access();
  if (in.world_.sink == nullptr) return;
  in.sync_registers();
  in.tell_access(EventKind::Read, object, object, n, detail_of_access(site, true));
}

void Call::set_sync_word(Ptr p, std::uint32_t value) {
  std::byte* bytes = interp_.objects_.writable(p, 4);
  if (bytes == nullptr) {
    interp_.refused(p, 4, true, name_);
    throw Stop{};
  }
  if (interp_.initialised_ != nullptr) interp_.initialised_->mark(p, 4);
  std::memcpy(bytes, &value, 4);
}

// For the question who can notice, a release is a plain read of the word and a look at it a plain write: what
// is learned about conflicts of the two is what is to be learned here.
bool Call::stops_before_release(Ptr word) {
  if (interp_.owes_stop() && interp_.carries_order(word)) return stops(Pending::Access, word);
  access(word, 4, Access::Release);
  return false;
}
void Call::observe_releases(Ptr word) {
  access(word, 4, Access::AtomicWrite);
}

Ptr Call::allocate(std::uint64_t size, bool zeroed) {
  Interpreter& in = interp_;
  const SiteId site = in.here(ObjectKind::Heap);
  const Ptr p = in.objects_.allocate(in.thread_, ObjectKind::Heap, size, zeroed, site, in.thread_);
  if (p == 0) unsupported("more memory than Heddle can give the program");
  if (in.visibility_.escapes_from_birth(site)) in.escape(p);
  return p;
}

void Call::free(Ptr p, const char* by, const char* from) {
  Interpreter& in = interp_;
  if (by == nullptr) by = name_;
  const ObjectRecord& r = in.objects_.record(p);
  if (r.kind() != ObjectKind::Heap) {
    if (r.kind() == ObjectKind::Dead) {
      in.note_use_of_ended(pointer_to(object_of(p)), 1, Access::Write);
      const Site& made = in.objects_.site(in.objects_.origin(object_of(p)).site);
      if (made.kind == ObjectKind::Heap)
        fail(FindingKind::Memory,
             (offset_of(p) == 0 ? "double free of " : "free of a pointer into the freed ") +
                 object_name(*this, pointer_to(object_of(p))));
    }
    fail(FindingKind::Memory, fmt::format("{} of {}, which is not from {}", by, object_name(*this, p), from));
  }
  if (offset_of(p) != 0)
    fail(FindingKind::Memory, fmt::format("{} of a pointer into the middle of {}", by,
                                          object_name(*this, pointer_to(object_of(p)))));
  // The end of an object that others can reach is a write of all of it.
  if (r.size != 0) {
    (void)write(p, r.size, Access::End);
  } else if (in.watched_ && r.escaped()) {
    visible();
  }
  if (in.initialised_ != nullptr) in.initialised_->forget(object_of(p));
  in.tell_freed(object_of(p));
  in.note_end_of(object_of(p));
  in.objects_.end(object_of(p), in.here(ObjectKind::Heap));
  if (in.objects_.dead() >= Objects::kMostDead) {
    in.sync_registers();
    in.objects_.collect(in.live_words());
  }
}

// --- the scheduler ---

ThreadId Call::thread() const {
  return interp_.thread_;
}
ThreadRecord& Call::record() {
  return interp_.world_.touch_record(interp_.thread_);
}
ThreadRecord& Call::record(ThreadId thread) {
  return interp_.world_.touch_record(thread);
}
const ThreadRecord& Call::peek(ThreadId thread) const {
  return interp_.world_.record(thread);
}
ThreadId Call::thread_slots() const {
  return interp_.world_.thread_slots();
}
std::uint32_t Call::chosen() const {
  return interp_.chosen_;
}
bool Call::alone() const {
  return !interp_.multi_;
}

bool Call::stops(Pending pending, Ptr object, std::uint64_t value) {
  Interpreter& in = interp_;
  if (in.permit_) {
    in.permit_ = false;
    permitted_ = true;
  }
  in.visible_op_ = in.multi_;
  ThreadRecord asked = in.world_.record(in.thread_);
  asked.pending = pending;
  asked.object = object;
  asked.value = value;
  const bool free_to_go = permitted_ || !in.multi_ || (asked.flags & kAtomic) != 0;
  in.reached_ = permitted_ && (asked.flags & kAtomic) == 0;
  if (free_to_go && in.enabled(asked)) return false;
  in.world_.touch_record(in.thread_).flags &= ~std::uint32_t{kTimed};
  in.block(pending, object, value);
  return stopped_ = true;
}

void Call::visible(Pending pending, Ptr object, std::uint64_t value) {
  if (stops(pending, object, value)) throw Stop{};
}

bool Call::visible_until(std::int64_t deadline, Pending pending, Ptr object, std::uint64_t value) {
  Interpreter& in = interp_;
  const ThreadRecord& before = in.world_.record(in.thread_);
  if ((before.flags & kTimed) != 0 && in.resumed_ == pending &&
      before.object == object) {  // chosen after a timed wait
    const bool expired = in.chosen_ == 1;
    in.permit_ = false;
    permitted_ = true;
    in.world_.touch_record(in.thread_).flags &= ~std::uint32_t{kTimed};
    in.resumed_ = Pending::None;
    if (!expired) return true;
    advance_clock_to(deadline);
    return false;
  }
  ThreadRecord asked = before;
  asked.pending = pending;
  asked.object = object;
  asked.value = value;
  const bool free_to_go = permitted_ || !in.multi_ || (asked.flags & kAtomic) != 0;
  if (free_to_go && in.enabled(asked)) return true;
  ThreadRecord& r = in.world_.touch_record(in.thread_);
  r.flags |= kTimed;
  r.deadline = in.visibility_.clock_matters ? deadline : 0;
  in.block(pending, object, value);
  throw Stop{};
}

void Call::suspend() {
  interp_.outcome_ = Outcome::Yield;
  stopped_ = true;
}

std::uint32_t Call::choose(std::uint32_t ways) {
  return static_cast<std::uint32_t>(choose_between(ways, [](std::uint32_t way) { return way; }));
}

std::int64_t Call::choose_between(std::uint32_t ways,
                                  const std::function<std::int64_t(std::uint32_t)>& value) {
  Interpreter& in = interp_;
  if (ways <= 1) return value(0);
  if (in.resumed_ == Pending::Data && (in.permit_ || permitted_)) {
    in.permit_ = false;
    permitted_ = true;
    in.resumed_ = Pending::None;
    const std::int64_t chosen = value(in.chosen_);
    emit(EventKind::Data, 0, static_cast<std::uint64_t>(chosen));
    return chosen;
  }
  in.block(Pending::Data, 0, ways);
  throw Stop{};
}

void Call::prune() {
  visible();
  interp_.outcome_ = Outcome::Pruned;
  throw Stop{};
}

// The search begins before there are two threads: what it learns later about what they do must not come too
// late.
void Call::before_spawn() {
  if (interp_.memory_.tracking()) return;
  interp_.block(Pending::Access, 0, 0);
  throw Stop{};
}

bool Call::stops_in_crowd() {
  constexpr ThreadId kCrowd = 32;  // and again at each power of two
  ThreadId alive = 0;
  bool room = thread_slots() < kThreads;
  for (ThreadId t = 0; t < thread_slots(); ++t) {
    if (World::alive(peek(t))) ++alive;
    room |= peek(t).pending == Pending::None;
  }
  return (!room || (alive >= kCrowd && std::has_single_bit(alive))) && stops();
}

ThreadId Call::spawn(Ptr function, Ptr argument, bool detached) {
  return spawn(function, argument, detached, 0, 0);
}
ThreadId Call::spawn_member(Ptr function, Ptr argument, std::uint32_t number_in_team) {
  return spawn(function, argument, false, number_in_team, pointer_to(object_of(argument)));
}

ThreadId Call::spawn(Ptr function, Ptr argument, bool detached, std::uint32_t number_in_team, Ptr team) {
  Interpreter& in = interp_;
  if (in.thread_start_ == kNoSlot) unsupported("pthread_create without __heddle_thread_start in the runtime");
  before_spawn();
  if (!in.watched_) in.escape_everything_global();
  const ThreadId t = in.start_thread(in.thread_start_, {function, argument});
  if (t == kNoThread) return t;
  ThreadRecord& r = in.world_.touch_record(t);
  if (detached) r.flags |= kDetached;
  // The number is used again. Only if we have joined its last bearer, and are ordered after all that it
  // stands for, is what they do in the order of time: otherwise the two must not be taken for one.
  if (const std::uint16_t joiner = in.world_.joiner(t); joiner != 0) {
    const bool ordered = joiner == in.thread_ + 1 && (in.world_.record(in.thread_).flags & kStranger) == 0;
    if (!ordered) r.flags |= kStranger;
    in.world_.set_joiner(t, 0);
  }
  in.world_.name_thread(t, object_of(function), number_in_team);
  in.escape(argument);
  in.refresh_multi();
  in.emit({.kind = EventKind::Spawn, .object = team, .value = t, .order = kReleases, .unit = in.unit_});
  return t;
}

void Call::end_thread(std::uint64_t result) {
  if ((interp_.visibility_.ends_matter || (owes_stop() && !interp_.leaves_deposit())) && stops()) return;
  interp_.end_thread(result);
  stopped_ = true;
}

void Call::joined(ThreadId thread) {
  ThreadRecord& r = record(thread);
  if (r.locks == 0) {
    const bool stranger = (r.flags & kStranger) != 0;
    interp_.world_.set_joiner(
        thread, stranger ? World::kNobodyJoined : static_cast<std::uint16_t>(interp_.thread_ + 1));
    interp_.tell_freed(end_of(thread), 1);
    r = {};
  } else {
    r.flags |= kJoined;
  }
  interp_.refresh_multi();
}

void Call::detach(ThreadId thread) {
  ThreadRecord& r = record(thread);
  r.flags |= kDetached;
  if (r.pending != Pending::Ended) return;
  interp_.world_.touch_facts().loose_ends = 1;
  if (r.locks != 0 || (r.flags & kAccessed) != 0) return;  // nobody answers for what it has done: it stays
  interp_.world_.set_joiner(thread, World::kNobodyJoined);
  interp_.tell_freed(end_of(thread), 1);
  r = {};
}

void Call::observe_ends() {
  interp_.learn(interp_.visibility_.ends_matter);
}

void Call::yield() {
  Interpreter& in = interp_;
  if (in.resumed_ == Pending::Sleep && in.permit_) {
    in.permit_ = false;
    return;
  }
  visible(Pending::Sleep);
}

// --- time ---

std::int64_t Call::clock() {
  interp_.learn(interp_.visibility_.clock_matters);
  return interp_.world_.facts().clock;
}

std::int64_t Call::deadline_after(std::int64_t nanoseconds) const {
  constexpr std::int64_t kEndOfTime = std::int64_t{1} << 62;
  const std::int64_t now = interp_.world_.facts().clock;
  return nanoseconds > kEndOfTime - now ? kEndOfTime : now + std::max<std::int64_t>(nanoseconds, 0);
}

void Call::advance_clock_to(std::int64_t when) {
  if (!interp_.visibility_.clock_matters || when <= interp_.world_.facts().clock) return;
  interp_.world_.touch_facts().clock = when;
}

// --- endings ---

void Call::fail(FindingKind kind, std::string message) {
  interp_.fail(kind, std::move(message));
  throw Stop{};
}

void Call::end_wrongly(FindingKind kind, std::string message) {
  interp_.fail(kind, std::move(message), true);
  throw Stop{};
}

void Call::unsupported(std::string what) {
  interp_.unsupported(std::move(what));
  throw Stop{};
}

void Call::exit(int status) {
  if (stops()) return;
  interp_.world_.exit_status = status;
  interp_.world_.exit_thread = thread();
  interp_.progressed_ = true;
  interp_.outcome_ = Outcome::Exit;
  stopped_ = true;
}

// --- output and input ---

void Call::print(int fd, std::string_view text) {
  if (interp_.world_.options.outcomes) visible();
  interp_.progressed_ = true;
  if (!interp_.world_.print(fd, text)) unsupported("output of more than a megabyte in outcomes");
  emit(EventKind::Output, 0, 0, static_cast<std::uint32_t>(fd));
}

std::string_view Call::input() const {
  return interp_.world_.program.input;
}
bool Call::input_is_any() const {
  return interp_.world_.options.input == AnyInput::kName;
}
bool Call::tells_outcomes() const {
  return interp_.world_.options.outcomes;
}
std::uint64_t Call::seed() const {
  return interp_.world_.options.seed;
}
void Call::assumes(AssumptionKind kind, std::string what) {
  interp_.world_.assumptions.insert({kind, std::move(what)});
}
const std::optional<InputRange>& Call::inputs() const {
  return interp_.world_.options.inputs;
}
void Call::leaves_gap(std::string why) {
  interp_.world_.gaps.insert(std::move(why));
}

void* Call::family_bytes(const void* key, std::size_t bytes) {
  auto [it, fresh] = interp_.families_.try_emplace(key, 0);
  if (fresh) it->second = interp_.memory_.reserve(Zone::Program, bytes);
  interp_.memory_.touch(it->second, bytes);
  return interp_.memory_.base() + it->second;
}

void Call::then_call(Ptr function, std::vector<std::uint64_t> args) {
  then_function_ = function;
  then_args_ = std::move(args);
}

}  // namespace heddle::native
