// The life of a Java thread: its slot, its first frame, its end; and calls made by the machine itself at
// boot.
#include <cstring>

#include "base/check.h"
#include "java/interp/interpreter.h"

namespace heddle::java {
namespace {
constexpr std::uint32_t kFirstSlot = 8;  // slot index 0 means "no frame"
constexpr std::int32_t kStatusRunnable = 5,
                       kStatusTerminated = 2;  // JVMTI bits, as jdk.internal.misc.VM reads them
constexpr std::int32_t kStatusLooseEnd = kStatusTerminated | 1 << 30;  // ... and our own
}  // namespace

void Interpreter::start_stubs() {
  auto make = [&] {
    std::vector<Insn> code(4);
    code[0].op = Op::ThreadRun;
    code[1].op = Op::ThreadEnd;
    code[2].op = Op::ThreadUncaught;
    code[3].op = Op::ThreadEnd;
    return make_stub(Method::Stub::ThreadEntry, std::move(code), 2, "<thread>");
  };
  for (auto* stub : {&thread_stub_, &main_stub_, &shutdown_stub_})
    if (*stub == nullptr) stub->reset(make());
}

ThreadId Interpreter::start_thread(Ref java_thread, Method* main, Ref arguments) {
  start_stubs();
  if (main == nullptr)
    return start_thread_in(vm_.new_thread_slot(), thread_stub_.get(), java_thread, java_thread);
  main_stub_->code[0].method = main;
  return start_thread_in(0, main_stub_.get(), java_thread, arguments);
}

ThreadId Interpreter::start_thread_in(ThreadId t, Method* stub, Ref java_thread, Ref argument) {
  if (t == kNoThread) return t;
  std::uint32_t* stack = vm_.stack(t);
  std::uint32_t* locals = stack + kFirstSlot;
  std::uint32_t* fp = locals + stub->max_locals;
  memory_.touch(vm_.stack_offset(t), 4 * (kFirstSlot + stub->max_locals + kFrameHeaderSlots));
  locals[0] = argument;
  locals[1] = kNull;
  fp[kFrameMethod] = stub->id;
  fp[kFramePc] = 0;
  fp[kFrameCaller] = 0;
  fp[kFrameLock] = kNull;
  if (locals[0] != kNull) heap_.count(locals[0]);  // the new frame counts as closed
  ThreadRecord& r = vm_.touch_record(t);
  r = {};
  r.pending = Pending::Begin;
  r.java_thread = java_thread;
  heap_.count(java_thread);
  r.frame = static_cast<std::uint32_t>(fp - stack);
  r.stack_top = r.frame + kFrameHeaderSlots;
  if (vm_.get<std::uint8_t>(java_thread, vm_.known.thread_daemon) != 0) r.flags |= kDaemon;
  vm_.set<std::int64_t>(java_thread, vm_.known.thread_eetop, t + 1);
  vm_.set<std::int32_t>(java_thread, vm_.known.thread_status, kStatusRunnable);
  if (!heap_.escaped(java_thread)) heap_.escape(java_thread);
  if (!multi_) touched_ = false;  // nobody could have met it
  if (thread_ != kNoThread) refresh_multi();
  return t;
}

// What Thread.exit() and the VM do between them: drop what the thread held, wake who waits on its Thread
// object.
void Interpreter::end_thread() {
  ThreadRecord& r = vm_.touch_record(thread_);
  Ref java_thread = r.java_thread;
  progressed_ = true;
  if (vm_.sink != nullptr) vm_.note_end(thread_);
  if (has_shutdown_hooks()) edge(Heap::offset(java_thread), end_of_program(), kReleases);
  if (is_last_user_thread()) start_shutdown();
  emit({.kind = EventKind::End,
        .object = Heap::offset(java_thread),
        .order = kReleases,
        .sync = end_of(java_thread)});
  for (const char* name : {"target", "threadLocals", "inheritableThreadLocals", "blocker",
                           "uncaughtExceptionHandler", "group", "inheritedAccessControlContext"}) {
    for (const auto& f : vm_.known.thread->fields)
      if (f->name == name && !f->is_static()) vm_.set_ref(java_thread, f.get(), kNull);
  }
  vm_.set<std::int64_t>(java_thread, vm_.known.thread_eetop, 0);
  vm_.set<std::int32_t>(java_thread, vm_.known.thread_status, kStatusLooseEnd);
  vm_.set_loose_ends(vm_.loose_ends() + 1);
  for (ThreadId t = 0; t < vm_.thread_slots(); ++t) {
    ThreadRecord& waiter = vm_.record(t);
    if (waiter.pending != Pending::WaitSet || waiter.object != java_thread) continue;
    ThreadRecord& w = vm_.touch_record(t);
    w.pending = Pending::Reacquire;
    w.flags |= kNotified;
  }
  // The stack is empty now: erase it, and take back what its frames held.
  std::uint32_t* bottom = stack_ + kFirstSlot;
  memory_.touch(stack_at_, 4 * static_cast<std::size_t>(touched_end_ - stack_));
  std::memset(bottom, 0, 4 * static_cast<std::size_t>(touched_end_ - bottom));
  apply_counts();  // counted_ is empty
  heap_.uncount(java_thread);
  r = {};
  thread_ = kNoThread;
  fp_ = nullptr;
}

bool Interpreter::has_shutdown_hooks() const {
  const Klass* hooks = vm_.find_loaded("java/lang/ApplicationShutdownHooks");
  return hooks != nullptr && vm_.initialised(hooks);
}

// HotSpot's DestroyJavaVM: the native thread of main comes back under that name.
void Interpreter::start_shutdown() {
  if (!has_shutdown_hooks() || vm_.shutdown_begun()) return;
  shutdown_stub_->code[0].method = vm_.require_class("java/lang/Shutdown")->find_declared("shutdown", "()V");
  vm_.begin_shutdown();
  Ref thread = heap_.allocate(vm_.known.thread, 0, 0);
  HEDDLE_CHECK(thread != kNull, "no memory for the thread that runs shutdown hooks");
  vm_.set_ref(thread, vm_.known.thread_name, vm_.intern_utf8("DestroyJavaVM"));
  vm_.set_ref(thread, vm_.known.thread_group_of, vm_.main_group);
  vm_.set<std::int32_t>(thread, vm_.known.thread_priority, 5);
  ThreadId slot = start_thread_in(vm_.new_thread_slot(), shutdown_stub_.get(), thread, kNull);
  HEDDLE_CHECK(slot != kNoThread, "no thread left that could run shutdown hooks");
  emit({.kind = EventKind::Spawn, .object = Heap::offset(thread), .value = slot, .order = kReleases});
}

void Interpreter::see_end_of(Ref java_thread) {
  if (vm_.get<std::int32_t>(java_thread, vm_.known.thread_status) != kStatusLooseEnd) return;
  vm_.set<std::int32_t>(java_thread, vm_.known.thread_status, kStatusTerminated);
  vm_.set_loose_ends(vm_.loose_ends() - 1);
  refresh_multi();
}

bool Interpreter::call_now(Method* method, std::initializer_list<std::uint32_t> arguments,
                           std::uint64_t* result) {
  HEDDLE_CHECK(!memory_.tracking(), "call_now outside of boot");
  if (boot_stub_ == nullptr) {
    std::vector<Insn> code(3);
    code[0].op = Op::CallStatic;
    code[1].op = Op::NativeReturn;
    code[2].op = Op::NativeReturn;
    boot_stub_.reset(make_stub(Method::Stub::Other, std::move(code), 0, "<boot>"));
    boot_stub_->max_stack = 64;
  }
  ThreadId t = 0;
  ThreadRecord& r = vm_.touch_record(t);
  Pending before = r.pending;
  r.pending = Pending::Access;
  thread_ = t;
  allocator_ = t;
  stack_ = vm_.stack(t);
  stack_at_ = vm_.stack_offset(t);
  touched_end_ = stack_;
  touch_to(stack_ + 4096);
  fp_ = nullptr;
  method_ = boot_stub_.get();
  HEDDLE_CHECK(push_frame(boot_stub_.get(), stack_ + kFirstSlot, kNull), "boot stack");
  oldest_open_ = stack_;
  for (std::uint32_t a : arguments) *sp_++ = a;
  boot_stub_->code[0].op = method->is_static() ? Op::CallStatic : Op::CallDirect;
  boot_stub_->code[0].a = method->argument_slots;
  boot_stub_->code[0].method = method;
  ip_ = boot_stub_->code.data();
  exception_ = kNull;
  permit_ = false;
  multi_ = false;
  watched_ = false;
  relaxed_ = false;
  escape_mask_ = access_mask_ = 0;
  touched_ = false;
  accessed_ = false;
  set_fuel(std::int64_t{1} << 60);
  fuel_left_ = 0;
  Outcome outcome = execute();
  HEDDLE_CHECK(outcome == Outcome::Returned, "the boot stopped: " + reason_);
  if (result != nullptr && slots_of(method->return_type) == 1) *result = sp_[-1];
  bool ok = exception_ == kNull;
  taken_back_.clear();
  counted_.clear();
  std::memset(stack_, 0, 4 * static_cast<std::size_t>(touched_end_ - stack_));
  vm_.record(t).pending = before;
  thread_ = kNoThread;
  fp_ = nullptr;
  return ok;
}

}  // namespace heddle::java
