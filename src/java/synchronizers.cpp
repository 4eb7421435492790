#include "java/synchronizers.h"

#include <string_view>

namespace heddle::java {
namespace {

const Field* instance_field(const Klass* klass, std::string_view name) {
  for (; klass != nullptr; klass = klass->super)
    for (const auto& f : klass->fields)
      if (!f->is_static() && f->name == name) return f.get();
  return nullptr;
}

Ref get(const Vm& vm, Ref object, std::string_view name) {
  const Field* f = object == kNull ? nullptr : instance_field(vm.heap.klass(object), name);
  return f == nullptr || f->type != BasicType::Reference ? kNull : vm.get<Ref>(object, f);
}

bool is_a(const Vm& vm, Ref object, std::string_view klass) {
  for (const Klass* k = vm.heap.klass(object); k != nullptr; k = k->super)
    if (k->name == klass) return true;
  return false;
}

constexpr std::string_view kOwnable = "java/util/concurrent/locks/AbstractOwnableSynchronizer";
constexpr std::string_view kQueued = "java/util/concurrent/locks/AbstractQueuedSynchronizer";
constexpr std::string_view kCondition =
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject";

}  // namespace

// A lock keeps its synchronizer in a field of this name, and the two views of a read-write lock do so as
// well.
Ref face_of(const Vm& vm, Ref synchronizer) {
  if (synchronizer == kNull || !is_a(vm, synchronizer, kQueued)) return synchronizer;
  Ref face = kNull;
  vm.heap.for_each_object([&](Ref object) {
    if (!vm.heap.klass(object)->name.starts_with("java/util/concurrent/") ||
        get(vm, object, "sync") != synchronizer)
      return;
    const bool view = vm.heap.klass(object)->name.ends_with("ReadLock") ||
                      vm.heap.klass(object)->name.ends_with("WriteLock");
    if (face == kNull || !view) face = object;
  });
  return face == kNull ? synchronizer : face;
}

std::vector<std::pair<ThreadId, Ref>> held_synchronizers(const Vm& vm) {
  std::vector<std::pair<ThreadId, Ref>> held;
  vm.heap.for_each_object([&](Ref object) {
    if (!is_a(vm, object, kOwnable)) return;
    const Ref owner = get(vm, object, "exclusiveOwnerThread");
    const ThreadId thread = owner == kNull ? kNoThread : vm.slot_of(owner);
    // A worker of a pool is a lock of its own, which says that it is busy.
    if (thread != kNoThread && !vm.heap.klass(object)->name.ends_with("ThreadPoolExecutor$Worker"))
      held.emplace_back(thread, face_of(vm, object));
  });
  return held;
}

ParkedFor parked_for(const Vm& vm, Ref java_thread) {
  ParkedFor parked;
  const Ref blocker = get(vm, java_thread, "parkBlocker");
  if (blocker == kNull) return parked;
  parked.object = blocker;
  parked.what = ParkedFor::What::Other;
  const std::string& name = vm.heap.klass(blocker)->name;
  if (name == kCondition) {
    parked.what = ParkedFor::What::Signal;
    parked.object = face_of(vm, get(vm, blocker, "this$0"));
  } else if (name == "java/util/concurrent/FutureTask" ||
             name.starts_with("java/util/concurrent/CompletableFuture")) {
    parked.what = ParkedFor::What::Result;
  } else if (is_a(vm, blocker, kQueued)) {
    parked.object = face_of(vm, blocker);
    parked.what = name.starts_with("java/util/concurrent/Semaphore")        ? ParkedFor::What::Permit
                  : name.starts_with("java/util/concurrent/CountDownLatch") ? ParkedFor::What::Count
                                                                            : ParkedFor::What::Lock;
    if (const Ref owner = get(vm, blocker, "exclusiveOwnerThread"); owner != kNull)
      parked.held_by = vm.slot_of(owner);
  }
  return parked;
}

}  // namespace heddle::java
