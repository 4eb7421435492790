#include "java/natives/shared_access.h"

#include "java/interp/interpreter.h"

namespace heddle::java {
namespace {

// Before the search begins (boot) there is nothing to start again.
bool mark(const NativeCall& call, bool& written_shared, Writing how) {
  switch (call.vm.options.reduction) {
    case Reduction::None: return false;
    case Reduction::Escape: return call.interpreter.learn(written_shared);
    case Reduction::Sync: return how == Writing::Atomic && call.interpreter.learn(written_shared);
  }
  return false;
}

}  // namespace

Field* instance_field_at(const Klass* klass, std::uint32_t offset) {
  for (const Klass* k = klass; k != nullptr; k = k->super)
    for (const auto& field : k->fields)
      if (field->offset == offset && !field->is_static()) return field.get();
  return nullptr;
}

bool reads_visibly(const NativeCall& call, Ref object, std::uint32_t offset) {
  Heap& heap = call.vm.heap;
  if (!heap.escaped(object)) return false;
  if (call.vm.options.reduction == Reduction::None) return true;
  const Klass* klass = heap.klass(object);
  if (klass->is_array) return heap.written_shared(object);
  const Field* field = instance_field_at(klass, offset);
  return field == nullptr || field->written_shared || field->is_volatile();
}

bool writes_visibly(const NativeCall& call, Ref object, std::uint32_t offset) {
  if (call.vm.options.reduction == Reduction::Sync) return reads_visibly(call, object, offset);
  return call.vm.heap.escaped(object);
}

bool grows_visibility(NativeCall& call, Ref object, std::uint32_t offset, Writing how) {
  call.interpreter.mark_progress();
  Heap& heap = call.vm.heap;
  if (!call.interpreter.watched() || !heap.escaped(object) || call.interpreter.is_quiet(object)) return false;
  const Klass* klass = heap.klass(object);
  if (klass->is_array) return mark(call, heap.written_shared(object), how);
  Field* field = instance_field_at(klass, offset);
  return field != nullptr && !field->is_volatile() && mark(call, field->written_shared, how);
}

bool grows_visibility(NativeCall& call, Field* field, Writing how) {
  call.interpreter.mark_progress();
  return call.interpreter.watched() && !field->is_volatile() && !call.interpreter.is_quiet() &&
         mark(call, field->written_shared, how);
}

NativeResult begin_range_write(NativeCall& call, Ref array, std::uint32_t offset) {
  if (writes_visibly(call, array, offset) && call.must_yield(Pending::Access, array))
    return NativeResult::Yield;
  return grows_visibility(call, array, offset) ? NativeResult::Refine : NativeResult::Done;
}

void emit_range(NativeCall& call, EventKind kind, Ref object, std::uint32_t offset, std::uint32_t bytes) {
  if (bytes == 0 || !call.interpreter.notes_accesses() || !call.vm.heap.escaped(object) ||
      call.interpreter.is_quiet(object))
    return;
  call.interpreter.note_access(kind, Heap::offset(object), Heap::offset(object) + offset, bytes, 0);
  if (kind == EventKind::Write) call.interpreter.note_range_written(object, offset, bytes);
}

}  // namespace heddle::java
