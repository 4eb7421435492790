// java.lang.ThreadGroup, and the list of all threads. Which threads a group has is read off the machine: the
// JDK keeps lists under locks that start() and the end of a thread would have to take.
#include "base/check.h"
#include "java/interp/interpreter.h"
#include "java/natives/lookup.h"
#include "java/natives/shared_access.h"
#include "java/natives/threads.h"

namespace heddle::java {
namespace {

enum class Depth : std::uint8_t { Direct, Below };

bool in_group(Vm& vm, ThreadId t, Ref group, Depth depth) {
  if (vm.record(t).pending == Pending::None) return false;
  Ref g = vm.get<Ref>(vm.record(t).java_thread, vm.known.thread_group_of);
  if (depth == Depth::Direct) return g == group;
  const Field* parent = library_field(vm, "java/lang/ThreadGroup", "parent", "Ljava/lang/ThreadGroup;");
  while (g != kNull && g != group) g = vm.get<Ref>(g, parent);
  return g != kNull;
}

// Which threads are alive is about to be told. False: return *stop.
bool look_at_threads(NativeCall& call, NativeResult* stop) {
  *stop = NativeResult::Refine;
  if (call.interpreter.observe_thread_ends()) return false;
  *stop = NativeResult::Yield;
  if (call.must_yield(Pending::Access, kNull)) return false;
  call.edge(kNull, 0, kUnordered);
  return true;
}

NativeResult active_count(NativeCall& call) {
  NativeResult stop;
  if (!look_at_threads(call, &stop)) return stop;
  std::int32_t n = 0;
  for (ThreadId t = 0; t < call.vm.thread_slots(); ++t)
    if (in_group(call.vm, t, call.ref(0), Depth::Below)) ++n;
  return call.ret_i32(n);
}

NativeResult enumerate(NativeCall& call) {  // (Thread[] list, int n, boolean recurse): the new n
  Vm& vm = call.vm;
  const Ref list = call.ref(1);
  if (list == kNull) return null_pointer(call);
  if (grows_visibility(call, list, kElementsOffset)) return NativeResult::Refine;
  NativeResult stop;
  if (!look_at_threads(call, &stop)) return stop;
  const Depth depth = call.boolean(3) ? Depth::Below : Depth::Direct;
  auto n = static_cast<std::uint32_t>(call.i32(2));
  for (ThreadId t = 0; t < vm.thread_slots() && n < vm.heap.length(list); ++t) {
    if (!in_group(vm, t, call.ref(0), depth)) continue;
    vm.heap.put_ref(list, kElementsOffset + 4 * n, vm.record(t).java_thread);
    emit_range(call, EventKind::Write, list, kElementsOffset + 4 * n, 4);
    ++n;
  }
  return call.ret_i32(static_cast<std::int32_t>(n));
}

// One thread after the other: each interrupt is a step of its own. Where the call stands is in the record:
// what it is about (the group) and the slot that is next.
NativeResult interrupt_all(NativeCall& call) {
  Vm& vm = call.vm;
  const Ref group = call.ref(0);
  if (call.interpreter.interrupts_are_used() || call.interpreter.interrupts_primitives() ||
      call.interpreter.observe_thread_ends())
    return NativeResult::Refine;
  const ThreadRecord& r = vm.record(call.thread);
  bool permitted = r.pending == Pending::Access && r.object == group && r.value != 0;
  ThreadId next = permitted ? r.value - 1 : 0;
  for (;; ++next) {
    while (next < vm.thread_slots() && !in_group(vm, next, group, Depth::Below)) ++next;
    // A permit is for the slot that was waited for; its thread may have ended meanwhile.
    if (next < vm.thread_slots() || permitted)
      if (call.interpreter.must_yield(Pending::Access, group, next + 1)) return NativeResult::Yield;
    permitted = false;
    if (next >= vm.thread_slots()) break;
    interrupt_thread(call, vm.record(next).java_thread);
  }
  ThreadRecord& done = vm.touch_record(call.thread);
  done.object = kNull;
  done.value = 0;
  return call.ret();
}

NativeResult list(NativeCall& call) {
  return call.unsupported("java.lang.ThreadGroup.list: print what activeCount and enumerate say");
}

// --- Thread ---

NativeResult get_threads(NativeCall& call) {
  NativeResult stop;
  if (!look_at_threads(call, &stop)) return stop;
  std::vector<Ref> all;
  for (ThreadId t = 0; t < call.vm.thread_slots(); ++t)
    if (call.vm.record(t).pending != Pending::None) all.push_back(call.vm.record(t).java_thread);
  Ref array = new_reference_array(call, call.vm.known.thread, all);
  return array == kNull ? NativeResult::Threw : call.ret_ref(array);
}

// A thread that does not run stands before its next visible operation; where it is in between, nobody sees.
NativeResult dump_threads(NativeCall& call) {
  Vm& vm = call.vm;
  const Ref threads = call.ref(0);
  if (threads == kNull) return null_pointer(call);
  NativeResult stop;
  if (!look_at_threads(call, &stop)) return stop;
  Klass* element = vm.known.stack_trace_element;
  std::vector<Ref> traces;
  for (std::uint32_t i = 0; i < vm.heap.length(threads); ++i) {
    const Ref thread = vm.heap.get<Ref>(threads, kElementsOffset + 4 * i);
    const ThreadId slot = thread == kNull ? kNoThread : vm.slot_of(thread);
    if (slot == kNoThread) {
      traces.push_back(kNull);
      continue;
    }
    const Ref trace = stack_trace_of(call, slot);
    if (trace == kNull) return NativeResult::Threw;
    traces.push_back(trace);
  }
  Ref array = new_reference_array(call, vm.array_of(element), traces);
  return array == kNull ? NativeResult::Threw : call.ret_ref(array);
}

constexpr const char* kGroup = "java/lang/ThreadGroup";
constexpr const char* kMachine = "threads are counted off the machine, not off the group";
constexpr NativeEntry kEntries[] = {
    {kGroup, "addUnstarted", nullptr, [](NativeCall& call) { return call.ret(); }, kMachine},
    {kGroup, "activeCount", "()I", active_count, kMachine},
    {kGroup, "enumerate", "([Ljava/lang/Thread;IZ)I", enumerate, kMachine},
    {kGroup, "interrupt", "()V", interrupt_all, kMachine},
    {kGroup, "list", nullptr, list, kMachine},
    {"java/lang/Thread", "getThreads", nullptr, get_threads},
    {"java/lang/Thread", "dumpThreads", nullptr, dump_threads},
};

}  // namespace

extern const NativeTable kThreadGroupNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
