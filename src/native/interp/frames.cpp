// Frames in the state memory: announcing, erasing; and the switch from thread to thread.
#include <algorithm>
#include <cstring>

#include "base/check.h"
#include "base/limits.h"
#include "core/access_filter.h"
#include "native/interp/happens_before.h"
#include "native/interp/interpreter.h"

namespace heddle::native {
namespace {

// Turns of a loop before a thread must offer the processor (DESIGN.md section 8: cycles). Alone it may go on
// for longer, and before the search begins for longest.
constexpr std::int64_t kTurnsBetweenLooks = 2'000;
constexpr std::int64_t kFuelShared = 5'000, kFuelAlone = 200'000, kFuelBefore = 20'000'000;

constexpr std::uint32_t kFirstFrame = 4;  // word index; 0 means none

}  // namespace

Interpreter::Interpreter(World& world)
    : world_(world),
      module_(world.module),
      memory_(world.memory),
      objects_(world.objects),
      visibility_(world.module, world.objects, world.options.reduction == Reduction::Escape),
      liveness_(world.module.functions.size()) {
  if (world.options.uninitialised) initialised_ = std::make_unique<Initialised>(memory_, objects_);
  for (const External& external : module_.externals) models_.push_back(find_model(external.name));
  exact_ = world.options.reduction == Reduction::None || stores_pointers_unordered();
  for (std::uint32_t g = 0; g < module_.globals.size(); ++g) quiet_.push_back(belongs_to_library(g));
  for (std::uint32_t f = 0; f < module_.functions.size(); ++f) {
    const Function& function = module_.functions[f];
    runtime_function_.push_back(is_of_runtime(function));
    if (function.name == "__heddle_thread_start") thread_start_ = f;
    returns_twice_.push_back(std::any_of(function.code.begin(), function.code.end(), [&](const Insn& insn) {
      return insn.op == Op::CallExternal &&
             module_.externals[insn.a].name.find("setjmp") != std::string::npos;
    }));
  }
}

Liveness& Interpreter::liveness(std::uint32_t function) {
  if (liveness_[function] == nullptr)
    liveness_[function] = std::make_unique<Liveness>(module_, module_.functions[function]);
  return *liveness_[function];
}

void Interpreter::refresh_multi() {
  unsigned alive = 0, zombies = 0;
  for (ThreadId t = 0; t < world_.thread_slots(); ++t) {
    const ThreadRecord& r = world_.record(t);
    if (World::alive(r)) ++alive;
    if (r.pending == Pending::Ended && (r.flags & kJoined) == 0) ++zombies;
  }
  multi_ = alive > 1;
  watched_ = multi_ || zombies != 0 || world_.facts().loose_ends != 0;
  relaxed_ = world_.opmm != nullptr && (watched_ || !world_.opmm->idle());
  hooked_ = watched_ || initialised_ != nullptr || relaxed_;
  told_ = watched_ && (world_.sink != nullptr || visibility_.stop_at_releases);
  quick_ = world_.options.reduction != Reduction::None && !exact_ && initialised_ == nullptr && !relaxed_;
  const auto* filter = dynamic_cast<const AccessFilter*>(world_.sink);
  repeats_ = world_.sink != nullptr && (filter == nullptr || filter->wants_repeats());
  recent_.forget();
  set_fuel(multi_ ? kFuelShared << yields_ : memory_.tracking() ? kFuelAlone : kFuelBefore);
}

void Interpreter::set_fuel(std::int64_t turns) {
  fuel_ = std::min(turns, kTurnsBetweenLooks);
  fuel_left_ = turns - fuel_;
}

bool Interpreter::refuel() {
  limits::look();
  set_fuel(fuel_left_ + fuel_);  // a call may have cost more than there was
  return fuel_ > 0;
}

void Interpreter::touch_frame(std::uint64_t* fp, std::uint32_t slots) {
  memory_.touch(stack_at_ + static_cast<Offset>(fp - stack_) * 8, (std::size_t{kFrameWords} + slots) * 8);
}

void Interpreter::switch_in(ThreadId thread, std::uint32_t chosen) {
  const ThreadRecord& r = world_.record(thread);
  thread_ = world_.running = thread;
  stack_ = world_.stack(thread);
  stack_at_ = world_.stack_at(thread);
  fp_ = stack_ + r.frame;
  function_ = &module_.functions[fp_[kFrameCode] >> 32];
  ip_ = function_->code.data() + static_cast<std::uint32_t>(fp_[kFrameCode]);
  stack_objects_ = r.stack_objects;
  unit_ = r.unit;
  region_ = r.region;
  combining_ = r.combining;
  oldest_ = fp_;
  top_ = fp_ + kFrameWords + function_->slots;
  touch_frame(fp_, function_->slots);
  resume(chosen);
}

void Interpreter::resume(std::uint32_t chosen) {
  chosen_ = chosen;
  ended_bytes_ = 0;
  resumed_ = world_.record(thread_).pending;
  yields_ = world_.record(thread_).yields;
  if (yields_ != 0 && resumed_ != Pending::Yield) yields_ = world_.touch_record(thread_).yields = 0;
  refresh_multi();
  resumed_at_ = ip_;
  may_fail_ = (world_.record(thread_).flags & kFailing) != 0;
  if (may_fail_) world_.touch_record(thread_).flags &= ~std::uint32_t{kFailing};
  // Only an operation that asks again when it is repeated may find a permit, or it would go to another:
  // alone, a thread does not ask.
  const bool asks = resumed_ != Pending::Begin && resumed_ != Pending::Released && resumed_ != Pending::Yield;
  permit_ = resumed_ == Pending::Data || (multi_ && asks);
}

void Interpreter::sync_registers() {
  if (thread_ == kNoThread || fp_ == nullptr) return;
  fp_[kFrameCode] = (std::uint64_t{index_of(function_)} << 32) | pc();
  const auto frame = static_cast<std::uint32_t>(fp_ - stack_);
  const ThreadRecord& known = world_.record(thread_);
  if (known.frame == frame && known.stack_objects == stack_objects_ && known.unit == unit_) return;
  ThreadRecord& r = world_.touch_record(thread_);
  r.frame = frame;
  r.stack_objects = stack_objects_;
  r.unit = unit_;
}

void Interpreter::switch_out() {
  if (thread_ == kNoThread) return;
  if (fp_ == nullptr) {  // the thread has ended
    std::memset(static_cast<void*>(stack_), 0, static_cast<std::size_t>(top_ - stack_) * 8);
  } else {
    sync_registers();
    std::uint64_t* end = fp_ + kFrameWords + function_->slots;
    if (top_ > end) std::memset(static_cast<void*>(end), 0, static_cast<std::size_t>(top_ - end) * 8);
    for (std::uint64_t* fp = fp_;; fp = stack_ + (fp[kFrameCaller] >> 32)) {
      erase_dead(fp, fp == fp_);
      if (fp <= oldest_) break;
    }
  }
  thread_ = world_.running = kNoThread;
}

void Interpreter::erase_dead(std::uint64_t* fp, bool top) {
  const std::uint32_t function = static_cast<std::uint32_t>(fp[kFrameCode] >> 32);
  const std::uint32_t at = static_cast<std::uint32_t>(fp[kFrameCode]);
  if (returns_twice_[function]) return;
  Liveness& live = liveness(function);
  const std::vector<std::uint64_t>& words = (top ? live.before(at) : live.during(at)).words();
  std::uint64_t* regs = fp + kFrameWords;
  const std::uint32_t slots = module_.functions[function].slots;
  for (std::uint32_t w = 0; w * 64 < slots; ++w) {
    std::uint64_t dead = ~words[w];
    const std::uint32_t count = std::min(64u, slots - w * 64);
    if (count < 64) dead &= (std::uint64_t{1} << count) - 1;
    for (; dead != 0; dead &= dead - 1) regs[w * 64 + static_cast<std::uint32_t>(__builtin_ctzll(dead))] = 0;
  }
}

void Interpreter::abandon() {
  thread_ = world_.running = kNoThread;
  fp_ = nullptr;
  permit_ = false;
  refine_ = false;
}

bool Interpreter::enabled(const ThreadRecord& r) const {
  auto word = [&]() -> std::int32_t {
    const std::byte* bytes = objects_.readable(r.object, 4);
    if (bytes == nullptr) return 0;  // its object has ended: the thread goes on, and finds out
    std::int32_t value;
    std::memcpy(&value, bytes, 4);
    return value;
  };
  const bool gone = objects_.readable(r.object, 4) == nullptr;
  switch (r.pending) {
    case Pending::None:
    case Pending::Ended:
    case Pending::Waiting: return false;
    case Pending::Begin:
    case Pending::Access:
    case Pending::Data:
    case Pending::Sleep:
    case Pending::Released:
    case Pending::Yield: return true;
    case Pending::WordZero: return gone || word() == 0;
    case Pending::WordNatural: return gone || word() >= 0;
    case Pending::WordPositive: return gone || word() > 0;
    case Pending::WordNot:
      return gone || static_cast<std::uint32_t>(word()) != static_cast<std::uint32_t>(r.value);
    case Pending::Join:
      return r.value >= world_.thread_slots() || !World::alive(world_.record(static_cast<ThreadId>(r.value)));
  }
  return false;
}

ThreadId Interpreter::start_thread(std::uint32_t function, std::initializer_list<std::uint64_t> args) {
  const ThreadId t = world_.new_thread_slot();
  if (t == kNoThread) return t;
  const Function& f = module_.functions[function];
  std::uint64_t* stack = world_.stack(t);
  memory_.touch(world_.stack_at(t), (std::size_t{kFirstFrame} + kFrameWords + f.slots) * 8);
  std::uint64_t* fp = stack + kFirstFrame;
  fp[kFrameCode] = std::uint64_t{function} << 32;
  fp[kFrameCaller] = 0;
  std::uint32_t slot = 0;
  for (std::uint64_t arg : args)
    if (slot < f.params) fp[kFrameWords + slot++] = arg;
  ThreadRecord& r = world_.touch_record(t);
  r = {};
  r.pending = Pending::Begin;
  r.frame = kFirstFrame;
  return t;
}

void Interpreter::end_thread_locals(Ptr table) {
  const SiteId where = here(ObjectKind::ThreadLocal);
  const std::uint32_t count = objects_.record(table).size / 8;
  for (std::uint32_t i = 0; i < count; ++i) {
    Ptr p;
    std::memcpy(&p, objects_.readable(table + i * 8, 8), 8);
    if (p == 0) continue;
    tell_end(object_of(p));
    objects_.end(object_of(p), where, !objects_.record(p).escaped());
  }
  objects_.end(object_of(table), where, true);
}

// The running thread's frames, stack objects and thread-local variables go with it.
void Interpreter::end_thread(std::uint64_t result) {
  escape(result);
  end_stack_objects(0);
  ThreadRecord& r = world_.touch_record(thread_);
  if (r.thread_locals != 0) end_thread_locals(r.thread_locals);
  const bool answered_for = leaves_deposit();
  const std::uint32_t owed = answered_for ? r.flags & kAccessed : 0;
  const std::uint8_t order = kReleases | kReplaces | (answered_for ? kDeposits : 0);
  emit({.kind = EventKind::End, .value = thread_, .order = order, .sync = end_of(thread_)});
  if (fp_ != nullptr) top_ = std::max(top_, fp_ + kFrameWords + function_->slots);
  // Every frame of the stack goes, also those that were not open: announce them.
  memory_.touch(stack_at_, static_cast<std::size_t>(top_ - stack_) * 8);
  const bool detached = (r.flags & kDetached) != 0;
  const std::uint32_t locks = r.locks;
  const std::uint32_t stranger = r.flags & kStranger;
  r = {};
  if (detached && locks == 0) {
    world_.set_joiner(thread_, World::kNobodyJoined);
    tell_freed(end_of(thread_), 1);
  }
  if (detached) world_.touch_facts().loose_ends = 1;
  if (!detached || locks != 0) {
    r.pending = Pending::Ended;
    r.flags = stranger | owed | (detached ? std::uint32_t{kDetached} : 0);
    r.locks = locks;
    r.result = result;
  }
  fp_ = nullptr;
  progressed_ = true;
  outcome_ = Outcome::Ended;
}

std::vector<Objects::Words> Interpreter::live_words() const {
  std::vector<Objects::Words> words;
  for (ThreadId t = 0; t < world_.thread_slots(); ++t) {
    const ThreadRecord& r = world_.record(t);
    if (r.pending == Pending::None) continue;
    words.push_back({reinterpret_cast<const std::uint64_t*>(&r), sizeof(ThreadRecord) / 8});
    // Not the first words of a header: a function and an instruction look like a pointer.
    for_each_frame(t, [&](std::uint32_t function, std::uint32_t, const std::uint64_t* fp) {
      words.push_back({fp + kFrameVarArgs, kFrameWords - kFrameVarArgs + module_.functions[function].slots});
      return true;
    });
  }
  if (world_.opmm == nullptr || world_.opmm->idle()) return words;
  held_by_lists_.clear();
  world_.opmm->for_each_value([&](std::uint64_t value, bool) { held_by_lists_.push_back(value); });
  words.push_back({held_by_lists_.data(), held_by_lists_.size()});
  return words;
}

}  // namespace heddle::native
