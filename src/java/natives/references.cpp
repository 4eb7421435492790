// java.lang.ref and System.gc().
//
// A reference is cleared only when the program asks for a collection: System.gc() traces what the program can
// reach at that moment, clears weak and phantom references to the rest, and enqueues them before it returns,
// through the JDK's own code. (A real JVM may do that later, or not at all; no program may rely on that
// either.) Soft references stay. Finalizers do not run.
#include "java/interp/interpreter.h"
#include "java/natives/lookup.h"
#include "java/natives/shared_access.h"
#include "java/natives/unsafe_cell.h"

namespace heddle::java {
namespace {

NativeResult nothing(NativeCall& call) {
  return call.ret();
}

Cell referent(const NativeCall& call) {
  return cell_at(call.vm, call.ref(0), cell_offset(call.vm.known.reference_referent), BasicType::Reference);
}

NativeResult refers_to(NativeCall& call) {
  Cell cell = referent(call);
  if (NativeResult begun = begin_plain_read(call, cell); begun != NativeResult::Done) return begun;
  Ref value = call.vm.memory.load<Ref>(cell.at);
  emit_plain(call, EventKind::Read, cell, BasicType::Reference, value);
  return call.ret_bool(value == call.ref(1));
}

NativeResult clear_referent(NativeCall& call) {
  Cell cell = referent(call);
  if (NativeResult begun = begin_plain_write(call, cell); begun != NativeResult::Done) return begun;
  store_cell(call.vm, cell, BasicType::Reference, kNull);
  emit_plain(call, EventKind::Write, cell, BasicType::Reference, kNull);
  return call.ret();
}

// Others read referents without synchronisation and may: a clearing is no data race, but it is visible.
NativeResult collect_garbage(NativeCall& call) {
  Vm& vm = call.vm;
  if (vm.booting) return call.ret();
  if (grows_visibility(call, vm.known.reference_referent, Writing::Atomic)) return NativeResult::Refine;
  if (call.must_yield(Pending::Access, kNull)) return NativeResult::Yield;
  const std::vector<Ref> cleared = call.interpreter.clear_weak_references();
  if (cleared.empty()) return call.ret();
  if (call.interpreter.multi() && !vm.collects_garbage)
    return call.unsupported(
        "java.lang.System.gc: called by a class that is not mentioned by the one with main or by those it "
        "mentions");
  for (Ref reference : cleared) {
    vm.set_ref(reference, vm.known.reference_discovered, vm.pending_references());
    vm.set_pending_references(reference);
  }
  return call.invoke(vm.known.reference->find_declared("processPendingReferences", "()V"), {});
}

// As the JDK has it, but without telling anybody that a shared object is written.
NativeResult make_reference(NativeCall& call) {
  Vm& vm = call.vm;
  if (!vm.collects_garbage) return NativeResult::Bytecode;
  Klass* queues = vm.require_class("java/lang/ref/ReferenceQueue");
  NativeResult stop;
  if (!call.ensure_initialised(queues, &stop)) return stop;
  const Ref none = vm.get_static<Ref>(queues->find_field("NULL", "Ljava/lang/ref/ReferenceQueue;"));
  vm.set_ref(call.ref(0), vm.known.reference_referent, call.ref(1));
  vm.set_ref(call.ref(0), vm.known.reference_queue, call.ref(2) == kNull ? none : call.ref(2));
  if (!vm.heap.escaped(call.ref(0))) vm.heap.escape(call.ref(0));
  return call.ret();
}

NativeResult take_pending(NativeCall& call) {
  Ref head = call.vm.pending_references();
  call.vm.set_pending_references(kNull);
  return call.ret_ref(head);
}

NativeResult has_pending(NativeCall& call) {
  return call.ret_bool(call.vm.pending_references() != kNull);
}

bool called_from(const NativeCall& call, std::string_view klass) {
  for (auto frame = innermost_frame(call); frame; frame = next_frame(call, *frame))
    if (frame->method->holder->name == klass) return true;
  return false;
}

// The library's common cleaner looks after files, sockets and timers that are forgotten: nothing that a
// program under check has, and a thread more in its states.
NativeResult start_cleaner(NativeCall& call) {
  return called_from(call, "jdk/internal/ref/CleanerFactory") ? call.ret() : NativeResult::Bytecode;
}

// A cleaner looks once a minute whether it is still needed. Without that its states do not depend on time.
NativeResult remove(NativeCall& call) {
  if (call.i64(1) == 0 || !called_from(call, "jdk/internal/ref/CleanerImpl")) return NativeResult::Bytecode;
  return call.invoke(&call.method, {call.ref(0), 0, 0});
}

constexpr const char* kReference = "java/lang/ref/Reference";
constexpr NativeEntry kEntries[] = {
    {"java/lang/Runtime", "gc", "()V", collect_garbage},
    {"java/lang/Runtime", "runFinalization", "()V", nothing, "finalizers do not run"},
    {kReference, "<init>", "(Ljava/lang/Object;Ljava/lang/ref/ReferenceQueue;)V", make_reference,
     "where the program collects garbage, references count as shared"},
    {kReference, "getAndClearReferencePendingList", nullptr, take_pending},
    {kReference, "hasReferencePendingList", "()Z", has_pending},
    {kReference, "waitForReferencePendingList", "()V", nothing},
    {kReference, "refersTo0", "(Ljava/lang/Object;)Z", refers_to},
    {kReference, "clear0", "()V", clear_referent},
    {"java/lang/ref/PhantomReference", "refersTo0", "(Ljava/lang/Object;)Z", refers_to},
    {"java/lang/ref/ReferenceQueue", "remove", "(J)Ljava/lang/ref/Reference;", remove,
     "a cleaner waits without looking at the clock"},
    {"jdk/internal/ref/CleanerImpl", "start", nullptr, start_cleaner,
     "the library's common cleaner has nothing to do"},
};

}  // namespace

extern const NativeTable kReferenceNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
