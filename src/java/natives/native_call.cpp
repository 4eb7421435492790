// What natives.h promises to a native method.
#include "base/check.h"
#include "java/interp/interpreter.h"
#include "java/natives/natives.h"

namespace heddle::java {

NativeResult NativeCall::throw_new(std::string_view klass, std::string message) {
  interpreter.set_exception(interpreter.make_exception({std::string(klass), std::move(message)}));
  return NativeResult::Threw;
}

NativeResult NativeCall::throw_new(std::string_view klass) {
  interpreter.set_exception(interpreter.make_exception({std::string(klass), "", false}));
  return NativeResult::Threw;
}

NativeResult NativeCall::throw_ref(Ref exception) {
  interpreter.set_exception(exception);
  return NativeResult::Threw;
}

NativeResult NativeCall::failed(FindingKind kind, std::string message) {
  interpreter.sync_registers();
  Failure failure{kind, std::move(message), thread, {}};
  interpreter.for_each_frame(thread, [&](const Method* m, std::uint32_t pc, std::uint32_t) {
    if (m->holder->from_jdk || m->stub != Method::Stub::None || m->holder->file == nullptr) return true;
    failure.position = {m->holder->external_name() + "." + m->name, m->holder->file->source_file,
                        m->line_at(pc), false};
    return false;
  });
  interpreter.set_failure(std::move(failure));
  return NativeResult::Failed;
}

NativeResult NativeCall::unsupported(std::string what) {
  interpreter.set_unsupported(std::move(what));
  return NativeResult::Unsupported;
}

NativeResult NativeCall::invoke(Method* callee, std::initializer_list<std::uint32_t> argument_slots) {
  return invoke(callee, argument_slots.begin(), argument_slots.size());
}

NativeResult NativeCall::invoke(Method* callee, const std::uint32_t* argument_slots, std::size_t count) {
  HEDDLE_CHECK(count <= 255, "too many arguments");
  target = callee;
  target_count = count;
  for (std::size_t i = 0; i < count; ++i) target_args[i] = argument_slots[i];
  return NativeResult::Invoke;
}

bool NativeCall::must_yield(Pending pending, Ref object, std::uint32_t value) {
  if (object != kNull && !vm.heap.escaped(object)) return false;
  return interpreter.must_yield(pending, object, value);
}

std::uint32_t NativeCall::chosen() const {
  return interpreter.chosen();
}

bool NativeCall::stops_before_edge() {
  return interpreter.stops_before_edge();
}

void NativeCall::emit(const Event& event) {
  interpreter.emit(event);
}

void NativeCall::edge(Ref object, std::uint64_t sync, std::uint8_t order) {
  if (order == kUnordered && (!interpreter.multi() || (object != kNull && !vm.heap.escaped(object))))
    return;  // there is nobody to hear of
  interpreter.edge(Heap::offset(object), sync, order);
}

NativeResult NativeCall::print(int descriptor, std::string_view bytes) {
  if (vm.options.outcomes && must_yield(Pending::Access, kNull)) return NativeResult::Yield;
  if (!vm.print(descriptor, bytes))
    return unsupported("more than 64 KB of output in heddle outcomes; print only what matters");
  return ret();
}

Ref NativeCall::new_object(const Klass* klass) {
  Ref ref = vm.heap.allocate(klass, interpreter.site_of_native(method), interpreter.allocator());
  if (ref == kNull) throw_new("java/lang/OutOfMemoryError", "Java heap space");
  return ref;
}

Ref NativeCall::new_array(const Klass* array_klass, std::uint32_t length) {
  Ref ref = vm.heap.allocate_array(array_klass, length, interpreter.site_of_native(method),
                                   interpreter.allocator());
  if (ref == kNull) throw_new("java/lang/OutOfMemoryError", "Java heap space");
  return ref;
}

Ref NativeCall::new_string(std::string_view utf8) {
  Ref ref = vm.new_string_utf8(utf8, interpreter.allocator(), interpreter.site_of_native(method));
  if (ref == kNull) throw_new("java/lang/OutOfMemoryError", "Java heap space");
  return ref;
}

bool NativeCall::ensure_initialised(Klass* klass, NativeResult* pending_result) {
  if (vm.initialised(klass)) return true;
  if (vm.init_state(klass) == InitState::InProgress &&
      vm.memory.load<std::uint32_t>(klass->statics + 4) == thread + 1)
    return true;
  initialise = klass;
  *pending_result = NativeResult::Invoke;
  return false;
}

}  // namespace heddle::java
