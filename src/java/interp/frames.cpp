// Frames in the state memory: touching, counting, erasing; and the switch from thread to thread.
#include <algorithm>
#include <bit>
#include <cstring>

#include "base/check.h"
#include "base/fingerprint.h"
#include "base/limits.h"
#include "java/interp/interpreter.h"
#include "java/interp/translate.h"
#include "java/verify/verify.h"

namespace heddle::java {
namespace {

// Back jumps and calls before a thread must offer the processor (DESIGN.md section 8: cycles). Alone it may
// go on for longer, and before the search begins for longest.
constexpr std::int64_t kTurnsBetweenLooks = 2'000;
constexpr std::int64_t kFuelShared = 100'000, kFuelAlone = 1'000'000, kFuelBefore = 50'000'000;
// Where plain accesses are invisible, a thread that computes is left alone for longer. But it may spin on
// one: after a while, and whenever that has doubled, it looks whether it comes back to where it was within so
// many back jumps and calls.
constexpr std::int64_t kFuelUnseen = 2'000'000, kFirstLook = 1'000;
constexpr std::uint32_t kLookBack = 64;
constexpr unsigned kFramesCompared = 4;

template <typename Visitor>
void for_each_bit(std::span<const std::uint64_t> words, Visitor&& visit) {
  for (std::size_t w = 0; w < words.size(); ++w)
    for (std::uint64_t bits = words[w]; bits != 0; bits &= bits - 1)
      visit(64 * w + static_cast<std::size_t>(std::countr_zero(bits)));
}

}  // namespace

void Interpreter::refresh_multi() {
  multi_ = vm_.alive() > 1;
  watched_ = multi_ || vm_.loose_ends() != 0;
  escape_mask_ = watched_ ? kEscaped : 0;
  relaxed_ = vm_.opmm != nullptr && (watched_ || !vm_.opmm->idle());
  access_mask_ = relaxed_ ? ~0u : escape_mask_;
  set_fuel(multi_ ? kFuelShared : memory_.tracking() ? kFuelAlone : kFuelBefore);
  fuel_left_ = 0;
  looking_back_ = 0;
  if (multi_ && vm_.options.reduction == Reduction::Sync) {
    set_fuel(kFirstLook);
    fuel_left_ = kFuelUnseen;
    next_look_ = kFirstLook;
  }
}

// Instruction, locals and operands of the innermost frames. Where they recur the thread most likely spins;
// that it changes an object meanwhile makes the yield superfluous, not wrong.
std::uint64_t Interpreter::whereabouts() const {
  std::uint64_t hash = static_cast<std::uint64_t>(ip_ - method_->code.data());
  const std::uint32_t* end = sp_;
  const std::uint32_t* fp = fp_;
  for (unsigned frames = 0; frames < kFramesCompared; ++frames) {
    const std::uint32_t* locals = fp - vm_.methods[fp[kFrameMethod]]->max_locals;
    for (const std::uint32_t* slot = locals; slot < end; ++slot)
      if (slot != fp_ + kFramePc) hash = mix64(hash ^ *slot);
    if (fp[kFrameCaller] == 0) break;
    fp = stack_ + fp[kFrameCaller];
    end = locals;
  }
  return hash;
}

// The fuel is used up: true if the thread is to yield.
bool Interpreter::spins() {
  if (fuel_left_ <= 0) return true;
  if (looking_back_ == 0) {
    looking_back_ = kLookBack;
    anchor_ = whereabouts();
  } else if (whereabouts() == anchor_) {
    return true;
  } else {
    --looking_back_;
  }
  std::int64_t turns = 1;
  if (looking_back_ == 0) {
    turns = std::min(next_look_, fuel_left_);
    next_look_ *= 2;
  }
  set_fuel(turns);
  fuel_left_ -= turns;
  return false;
}

void Interpreter::set_fuel(std::int64_t turns) {
  fuel_ = std::min(turns, kTurnsBetweenLooks);
  fuel_in_tank_ = turns - fuel_;
}

bool Interpreter::refuel() {
  if (fuel_in_tank_ <= 0) return false;
  limits::look();
  set_fuel(fuel_in_tank_);
  return true;
}

void Interpreter::touch_to(std::uint32_t* end) {
  if (end <= touched_end_) return;
  memory_.touch(stack_at_ + 4 * static_cast<Offset>(touched_end_ - stack_),
                4 * static_cast<std::size_t>(end - touched_end_));
  touched_end_ = end;
}

// Calls visit(Ref) for every reference in the frame at `fp`; erases its dead locals first if told to.
template <typename Visitor>
void Interpreter::frame_references(std::uint32_t* fp, Moment moment, bool erase_dead, Visitor&& visit) {
  Method* m = vm_.methods[fp[kFrameMethod]];
  std::uint32_t* locals = fp - m->max_locals;
  if (fp[kFrameLock] != kNull && fp[kFrameLock] != kInPrimitive) visit(fp[kFrameLock]);
  if (m->stub != Method::Stub::None) {
    for (std::uint32_t i = 0; i < m->max_locals; ++i)
      if (locals[i] != kNull) visit(locals[i]);
    return;
  }
  std::uint16_t bci = m->bci[fp[kFramePc]];
  FrameMaps::View view = moment == Moment::Before ? m->maps->view_before(bci) : m->maps->view_during(bci);
  if (erase_dead) {
    for (std::size_t w = 0; w < view.live_locals.size(); ++w) {
      std::uint64_t dead = ~view.live_locals[w];
      std::size_t count = std::min<std::size_t>(64, m->max_locals - 64 * w);
      if (count < 64) dead &= (std::uint64_t{1} << count) - 1;
      for (; dead != 0; dead &= dead - 1)
        locals[64 * w + static_cast<std::size_t>(std::countr_zero(dead))] = 0;
    }
  }
  for_each_bit(view.ref_locals, [&](std::size_t i) {
    if (locals[i] != kNull) visit(locals[i]);
  });
  std::uint32_t* operands = fp + kFrameHeaderSlots;
  for_each_bit(view.ref_stack, [&](std::size_t i) {
    if (operands[i] != kNull) visit(operands[i]);
  });
}

void Interpreter::frame_references_into(std::uint32_t* fp, Moment moment, std::vector<Ref>& list) {
  frame_references(fp, moment, true, [&](Ref ref) { list.push_back(ref); });
}

void Interpreter::switch_in(ThreadId thread, std::uint32_t chosen) {
  ThreadRecord& r = vm_.record(thread);
  thread_ = thread;
  stack_ = vm_.stack(thread);
  stack_at_ = vm_.stack_offset(thread);
  allocator_ = r.initialising == 0 ? thread : kInitialisers + r.initialising;
  fp_ = stack_ + r.frame;
  sp_ = stack_ + r.stack_top;
  method_ = vm_.methods[fp_[kFrameMethod]];
  ip_ = method_->code.data() + fp_[kFramePc];
  taken_back_.clear();
  counted_.clear();
  frame_references(fp_, Moment::Before, false, [&](Ref ref) { taken_back_.push_back(ref); });
  if (r.thrown != kNull) taken_back_.push_back(r.thrown);
  oldest_open_ = fp_;
  touched_end_ = fp_ - method_->max_locals;
  touch_to(fp_ + kFrameHeaderSlots + method_->max_stack);
  exception_ = kNull;
  resume(chosen);
}

void Interpreter::resume(std::uint32_t chosen) {
  chosen_ = chosen;
  refresh_multi();
  const ThreadRecord& r = vm_.record(thread_);
  touched_ = false;
  visible_op_ = false;
  accessed_ = (r.flags & kAccessed) != 0;
  find_primitive();
  if (r.reads != 0) vm_.touch_record(thread_).reads = 0;
  if (r.thrown != kNull) {
    exception_ = r.thrown;
    vm_.touch_record(thread_).thrown = kNull;
  }
  init_permit_ = r.pending == Pending::ClassInit ? r.value : 0;
  if (init_permit_ != 0 && vm_.init_state(vm_.classes[init_permit_]) != InitState::Loaded)
    class_edge(vm_.classes[init_permit_], kAcquires);
  // Only operations that ask must_yield again when they are repeated may find a permit, or it would go to
  // another.
  switch (r.pending) {
    case Pending::Data:
    case Pending::Notify: permit_ = true; break;
    case Pending::Access:
    case Pending::Lock:
    case Pending::Sleep: permit_ = multi_; break;
    default: permit_ = false;
  }
}

// The caller's frame comes into use again. The frame that is being left has been popped: fp_ is the caller's.
void Interpreter::enter_older_frame(bool repeats) {
  std::uint32_t* locals = fp_ - method_->max_locals;
  memory_.touch(stack_at_ + 4 * static_cast<Offset>(locals - stack_),
                4 * static_cast<std::size_t>(fp_ + kFrameHeaderSlots + method_->max_stack - locals));
  touch_to(fp_ + kFrameHeaderSlots + method_->max_stack);
  frame_references(fp_, repeats ? Moment::Before : Moment::During, false,
                   [&](Ref ref) { taken_back_.push_back(ref); });
  oldest_open_ = fp_;
}

void Interpreter::sync_registers() {
  if (thread_ == kNoThread || fp_ == nullptr) return;
  fp_[kFramePc] = static_cast<std::uint32_t>(ip_ - method_->code.data());
  ThreadRecord& r = vm_.touch_record(thread_);
  r.frame = static_cast<std::uint32_t>(fp_ - stack_);
  r.stack_top = static_cast<std::uint32_t>(sp_ - stack_);
}

void Interpreter::switch_out() {
  if (thread_ == kNoThread) return;
  sync_registers();
  // What lies above the top frame is nobody's: erase what this transition left there.
  if (sp_ < touched_end_) std::memset(sp_, 0, 4 * static_cast<std::size_t>(touched_end_ - sp_));
  Moment moment = Moment::Before;
  for (std::uint32_t* fp = fp_; fp >= oldest_open_;) {
    frame_references(fp, moment, true, [&](Ref ref) { counted_.push_back(ref); });
    Method* m = vm_.methods[fp[kFrameMethod]];
    moment = m->repeats_caller() ? Moment::Before : Moment::During;
    if (fp[kFrameCaller] == 0) break;
    fp = stack_ + fp[kFrameCaller];
  }
  if (Ref thrown = vm_.record(thread_).thrown; thrown != kNull) counted_.push_back(thrown);
  apply_counts();
  thread_ = kNoThread;
  fp_ = nullptr;
}

void Interpreter::apply_counts() {
  if (taken_back_ != counted_) {
    std::sort(taken_back_.begin(), taken_back_.end());
    std::sort(counted_.begin(), counted_.end());
    auto a = taken_back_.begin();
    auto b = counted_.begin();
    while (a != taken_back_.end() || b != counted_.end()) {
      if (a == taken_back_.end() || (b != counted_.end() && *b < *a)) {
        heap_.count(*b++);
      } else if (b == counted_.end() || *a < *b) {
        heap_.uncount(*a++);
      } else {
        ++a;
        ++b;
      }
    }
  }
  taken_back_.clear();
  counted_.clear();
}

void Interpreter::abandon() {
  thread_ = kNoThread;
  fp_ = nullptr;
  taken_back_.clear();
  counted_.clear();
  exception_ = kNull;
  begins_again_ = false;
  lost_ = false;
  heap_.forget_lists();
}

Interpreter::Step Interpreter::link(Klass* k) {
  Thrown needs;
  const VerifyProblem* problem = vm_.link(k, needs);
  if (!needs.wanted.empty()) return fail(needs);
  if (problem == nullptr) return Step::Next;
  if (!problem->klass.empty()) {
    throw_it({problem->klass, problem->message});
    return Step::Throw;
  }
  set_unsupported(problem->message);
  exception_ = kNull;
  return Step::Stop;
}

bool Interpreter::prepare(Method* m) {
  if (m->prepared()) return true;
  if (m->is_abstract()) {
    return throw_new("java/lang/AbstractMethodError",
                     Vm::describe_method(m->holder->external_name(), m->name, m->descriptor));
  }
  if (m->is_native() && m->holder->from_jdk) {
    set_unsupported(m->holder->external_name() + "." + m->name + ": a native method of the class library");
    exception_ = kNull;
    return false;
  }
  if (m->info == nullptr || !m->info->has_code) {
    return throw_new("java/lang/UnsatisfiedLinkError",
                     Vm::describe_method(m->holder->external_name(), m->name, m->descriptor));
  }
  auto maps = FrameMaps::analyse(*m->holder->file, *m->info);
  if (!maps) {
    set_unsupported(m->holder->external_name() + "." + m->name + ": " + maps.error().message);
    exception_ = kNull;
    return false;
  }
  m->maps = std::make_unique<FrameMaps>(std::move(*maps));
  translate(vm_, *m);
  return true;
}

bool Interpreter::push_frame(Method* callee, std::uint32_t* args, Ref lock) {
  std::uint32_t* fp = args + callee->max_locals;
  std::uint32_t* end = fp + kFrameHeaderSlots + callee->max_stack;
  if (end > stack_ + kStackSlots - kStackReserve) {
    if (lock != kNull) monitor_exit(lock);
    return throw_new("java/lang/StackOverflowError");
  }
  touch_to(end);
  if (fp_ != nullptr) fp_[kFramePc] = static_cast<std::uint32_t>(ip_ - method_->code.data());
  fp[kFrameMethod] = callee->id;
  fp[kFramePc] = 0;
  fp[kFrameCaller] = fp_ == nullptr ? 0 : static_cast<std::uint32_t>(fp_ - stack_);
  fp[kFrameLock] = lock;
  fp_ = fp;
  method_ = callee;
  ip_ = callee->code.data();
  sp_ = fp + kFrameHeaderSlots;
  return true;
}

// Leaves the top frame. Afterwards ip_ is the caller's instruction under way and sp_ where the callee's
// locals began.
void Interpreter::pop_to_caller(bool repeats) {
  std::uint32_t* args = fp_ - method_->max_locals;
  std::uint32_t caller = fp_[kFrameCaller];
  fp_ = stack_ + caller;
  method_ = vm_.methods[fp_[kFrameMethod]];
  ip_ = method_->code.data() + fp_[kFramePc];
  if (fp_ < oldest_open_) enter_older_frame(repeats);
  sp_ = args;
}

Method* Interpreter::make_stub(Method::Stub kind, std::vector<Insn> code, std::uint16_t locals,
                               const char* name) {
  auto m = std::make_unique<Method>();
  m->holder = vm_.known.object;
  m->name = name;
  m->descriptor = "()V";
  m->access = kAccStatic | kAccSynthetic;
  m->max_locals = locals;
  m->max_stack = 4;
  m->stub = kind;
  m->code = std::move(code);
  m->bci.assign(m->code.size(), 0);
  m->id = static_cast<std::uint32_t>(vm_.methods.size());
  Method* raw = m.release();  // lives as long as the process, like every method
  vm_.methods.push_back(raw);
  return raw;
}

}  // namespace heddle::java
