// What the program can reach, traced from threads and statics. Only System.gc() and a heap that is full pay
// for it: everything else lives by reference counts (heap.h).
#include <algorithm>

#include "java/interp/interpreter.h"
#include "java/link/linked_site.h"
#include "java/natives/off_heap.h"

namespace heddle::java {
namespace {

class Tracer {
 public:
  enum class Weak : std::uint8_t { Holds, DoesNotHold };

  Tracer(const Vm& vm, Weak weak) : vm_(vm), weak_(weak) {}

  void root(Ref ref) {
    if (ref != kNull && reached.insert(ref).second) work_.push_back(ref);
  }

  void trace() {
    while (!work_.empty()) {
      Ref ref = work_.back();
      work_.pop_back();
      const bool weak = weak_ == Weak::DoesNotHold && refers_weakly(vm_, vm_.heap.klass(ref));
      const Ref referent = weak ? vm_.get<Ref>(ref, vm_.known.reference_referent) : kNull;
      if (!weak) {
        vm_.heap.for_each_reference(ref, [&](Ref child) { root(child); });
        continue;
      }
      for (std::uint32_t at : vm_.heap.klass(ref)->reference_offsets)
        if (at != vm_.known.reference_referent->offset) root(vm_.heap.get<Ref>(ref, at));
      if (referent != kNull) references.push_back(ref);
    }
  }

  // Soft references stay as long as there is memory. Those of finalizers hold their objects: finalizers do
  // not run.
  static bool refers_weakly(const Vm& vm, const Klass* k) {
    return k->is_subclass_of(vm.known.reference) && !k->is_subclass_of(vm.known.soft_reference) &&
           !k->is_subclass_of(vm.known.final_reference);
  }

  std::unordered_set<Ref> reached;
  std::vector<Ref> references;  // weak ones that refer to something

 private:
  const Vm& vm_;
  Weak weak_;
  std::vector<Ref> work_;
};

}  // namespace

// The frames of the running thread are as they stand; those of others as they were switched out.
void Interpreter::frame_roots(ThreadId thread, std::vector<Ref>& roots) {
  std::uint32_t* stack = vm_.stack(thread);
  std::uint32_t* fp = thread == thread_ ? fp_ : stack + vm_.record(thread).frame;
  for (Moment moment = Moment::Before;;) {
    frame_references_into(fp, moment, roots);
    moment = vm_.methods[fp[kFrameMethod]]->repeats_caller() ? Moment::Before : Moment::During;
    if (fp[kFrameCaller] == 0) return;
    fp = stack + fp[kFrameCaller];
  }
}

// One entry for each reference that is counted (heap.h) and does not lie in an object.
std::vector<Ref> Interpreter::counted_roots() {
  std::vector<Ref> roots;
  const auto add = [&](Ref ref) {
    if (ref != kNull) roots.push_back(ref);
  };
  vm_.for_each_own_reference(add);
  for (const Klass* k : vm_.classes) {
    if (k == nullptr) continue;
    for (std::uint32_t at : k->static_reference_offsets) add(memory_.load<Ref>(k->statics + at));
    for (const auto& [key, site] : k->linked_sites) add(memory_.load<Ref>(site->cell + kLinkedValue));
  }
  for (ThreadId t = 0; t < vm_.thread_slots(); ++t) {
    const ThreadRecord& r = vm_.record(t);
    if (r.pending == Pending::None) continue;
    add(r.java_thread);
    add(r.thrown);
    frame_roots(t, roots);
  }
  if (vm_.opmm != nullptr)
    vm_.opmm->for_each_value([&](std::uint64_t value, bool reference) {
      if (reference) add(static_cast<Ref>(value));
    });
  heap_.for_each_object([&](Ref ref) {
    if (is_pinned(vm_, ref)) roots.push_back(ref);
  });
  return roots;
}

template <typename Trace>
void Interpreter::trace_roots(Trace& tracer) {
  sync_registers();
  for (Ref ref : {vm_.system_loader, vm_.platform_loader, vm_.java_base_module, vm_.unnamed_module,
                  vm_.main_group, vm_.stdout_stream, vm_.stderr_stream, exception_})
    tracer.root(ref);
  for (const Klass* k : vm_.classes) {
    if (k == nullptr) continue;
    tracer.root(k->mirror);
    tracer.root(k->loader);
  }
  for (Ref ref : counted_roots()) tracer.root(ref);
  tracer.trace();
}

std::vector<Ref> Interpreter::clear_weak_references() {
  Tracer tracer(vm_, Tracer::Weak::DoesNotHold);
  trace_roots(tracer);
  std::vector<Ref> cleared;
  for (Ref reference : tracer.references) {
    Ref referent = vm_.get<Ref>(reference, vm_.known.reference_referent);
    if ((heap_.header(referent) & kImmortal) == 0 && !tracer.reached.contains(referent))
      cleared.push_back(reference);
  }
  std::sort(cleared.begin(), cleared.end(),
            [&](Ref a, Ref b) { return heap_.stable_name(a) < heap_.stable_name(b); });
  for (Ref reference : cleared) vm_.set_ref(reference, vm_.known.reference_referent, kNull);
  return cleared;
}

void Interpreter::collect_all() {
  collect_on_the_way([&] {
    Tracer tracer(vm_, Tracer::Weak::Holds);
    trace_roots(tracer);
    heap_.free_all_but(tracer.reached);
  });
}

// A transition that allocates without end collects on its way; so does one that the heap has no room for. The
// frames are counted for the moment.
void Interpreter::collect_on_the_way(const std::function<void()>& before) {
  sync_registers();
  Moment moment = Moment::Before;
  for (std::uint32_t* fp = fp_; fp >= oldest_open_;) {
    frame_references_into(fp, moment, counted_);
    moment = vm_.methods[fp[kFrameMethod]]->repeats_caller() ? Moment::Before : Moment::During;
    if (fp[kFrameCaller] == 0) break;
    fp = stack_ + fp[kFrameCaller];
  }
  std::vector<Ref> held = counted_;
  apply_counts();
  if (before) before();
  heap_.collect();
  taken_back_ = std::move(held);
}

bool Interpreter::make_room(std::uint64_t bytes) {
  constexpr std::uint64_t kCollectAt = 96 << 20;
  const std::uint64_t limit = vm_.options.heap_bytes;
  const std::uint64_t some = std::min(kCollectAt, limit / 8);
  if (heap_.young_bytes() < some && bytes < some) return true;
  collect_on_the_way();
  if (heap_.live_bytes() + bytes <= limit) return true;
  if (bytes <= limit) collect_all();
  if (heap_.live_bytes() + bytes <= limit) return true;
  return throw_new("java/lang/OutOfMemoryError", "Java heap space");
}

bool Interpreter::make_room(const Klass* array, std::uint32_t length) {
  constexpr std::uint32_t kLongest = 0x7fffffff - 2;  // HotSpot's
  if (length > kLongest)
    return throw_new("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit");
  return make_room(kElementsOffset + std::uint64_t{length} * size_of(array->element_type));
}

}  // namespace heddle::java
