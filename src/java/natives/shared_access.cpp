#include "java/natives/shared_access.h"

#include "java/interp/interpreter.h"

namespace heddle::java {
namespace {

Field* instance_field_at(const Klass* klass, std::uint32_t offset) {
  for (const Klass* k = klass; k != nullptr; k = k->super)
    for (const auto& field : k->fields)
      if (field->offset == offset && !field->is_static()) return field.get();
  return nullptr;
}

// Before the search begins (boot) there is nothing to start again.
bool mark(const Vm& vm, bool& written_shared) {
  return vm.interpreter->learn(written_shared);
}

}  // namespace

bool reads_visibly(const NativeCall& call, Ref object, std::uint32_t offset) {
  Heap& heap = call.vm.heap;
  if (!heap.escaped(object)) return false;
  if (call.vm.options.reduction == Reduction::None) return true;
  const Klass* klass = heap.klass(object);
  if (klass->is_array) return heap.written_shared(object);
  const Field* field = instance_field_at(klass, offset);
  return field == nullptr || field->written_shared || field->is_volatile();
}

bool grows_visibility(NativeCall& call, Ref object, std::uint32_t offset) {
  call.interpreter.mark_progress();
  if (!call.interpreter.watched()) return false;
  Heap& heap = call.vm.heap;
  if (call.vm.options.reduction == Reduction::None || !heap.escaped(object)) return false;
  const Klass* klass = heap.klass(object);
  if (klass->is_array) return mark(call.vm, heap.written_shared(object));
  Field* field = instance_field_at(klass, offset);
  return field != nullptr && !field->is_volatile() && mark(call.vm, field->written_shared);
}

bool grows_visibility(NativeCall& call, Field* field) {
  call.interpreter.mark_progress();
  if (!call.interpreter.watched()) return false;
  if (call.vm.options.reduction == Reduction::None || field->is_volatile()) return false;
  return mark(call.vm, field->written_shared);
}

void emit_range(NativeCall& call, EventKind kind, Ref object, std::uint32_t offset, std::uint32_t bytes) {
  call.emit(kind, Heap::offset(object), Heap::offset(object) + offset, 0, bytes);
}

}  // namespace heddle::java
