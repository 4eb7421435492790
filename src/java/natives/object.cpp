// java.lang.Object: class, identity hash and clone. Monitors are in object_monitors.cpp.
#include "java/interp/interpreter.h"
#include "java/natives/element_copy.h"
#include "java/natives/identity_hash.h"
#include "java/natives/lookup.h"
#include "java/natives/shared_access.h"
#include "java/natives/unsafe_cell.h"

namespace heddle::java {

// 31 bits and never 0, as on HotSpot.
std::int32_t identity_hash(const Heap& heap, Ref ref) {
  auto h = static_cast<std::uint32_t>(heap.stable_name(ref)) & 0x7fffffffU;
  return static_cast<std::int32_t>(h == 0 ? 1 : h);
}

namespace {

NativeResult get_class(NativeCall& call) {
  return call.ret_ref(call.vm.heap.klass(call.ref(0))->mirror);
}

NativeResult hash_code(NativeCall& call) {
  return call.ret_i32(identity_hash(call.vm.heap, call.ref(0)));
}

// A field that others write is read.
bool reads_visibly_any(const NativeCall& call, Ref object) {
  for (const Klass* k = call.vm.heap.klass(object); k != nullptr; k = k->super)
    for (const auto& field : k->fields)
      if (!field->is_static() && reads_visibly(call, object, field->offset)) return true;
  return false;
}

void emit_fields_read(NativeCall& call, Ref object) {
  if (!call.interpreter.notes_accesses()) return;
  for (const Klass* k = call.vm.heap.klass(object); k != nullptr; k = k->super)
    for (const auto& field : k->fields) {
      if (field->is_static()) continue;
      Cell cell = cell_at(call.vm, object, cell_offset(field.get()), field->type);
      emit_plain(call, EventKind::Read, cell, field->type, load_bits(call.vm, cell.at, field->type));
    }
}

void fill(Heap& heap, Ref copy, Ref original) {
  const Klass* klass = heap.klass(original);
  if (klass->is_array && klass->element_type == BasicType::Reference) {
    std::uint32_t n = heap.length(original);
    for (std::uint32_t i = 0, at = kElementsOffset; i < n; ++i, at += 4)
      if (Ref element = heap.get<Ref>(original, at); element != kNull) heap.put_ref(copy, at, element);
    return;
  }
  // Everything but references in one go; those are counted one by one. The new object's reference cells are
  // null, so they are cleared again before they are put.
  std::uint32_t first = klass->is_array ? kElementsOffset : kHeaderBytes;
  std::uint32_t bytes = heap.object_bytes(original) - first;
  if (bytes == 0) return;
  heap.memory().touch(Heap::offset(copy) + first, bytes);
  __builtin_memcpy(heap.address(copy) + first, heap.address(original) + first, bytes);
  if (klass->is_array) return;
  for (std::uint32_t at : klass->reference_offsets) {
    heap.put<Ref>(copy, at, kNull);
    if (Ref value = heap.get<Ref>(original, at); value != kNull) heap.put_ref(copy, at, value);
  }
}

// One action, unless the program clones an array that others write (element_copy.h).
NativeResult clone(NativeCall& call) {
  Heap& heap = call.vm.heap;
  Ref original = call.ref(0);
  const Klass* klass = heap.klass(original);
  if (!klass->is_array && !klass->is_subtype_of(call.vm.known.cloneable))
    return call.throw_new("java/lang/CloneNotSupportedException", klass->external_name());
  bool visible = klass->is_array ? reads_visibly(call, original, kElementsOffset)
                 : call.vm.options.reduction == Reduction::Sync ? reads_visibly_any(call, original)
                                                                : heap.escaped(original);
  if (visible) {
    if (klass->is_array && heap.length(original) > 1 && must_take_apart(call)) {
      std::uint32_t count = heap.length(original);
      Ref copy = call.new_array(klass, count);
      if (copy == kNull) return NativeResult::Threw;
      return copy_by_elements(call, original, 0, copy, 0, count, CopyResult::Destination);
    }
    if (call.must_yield(Pending::Access, original)) return NativeResult::Yield;
  }
  if (klass->is_array)
    emit_range(call, EventKind::Read, original, kElementsOffset,
               heap.object_bytes(original) - kElementsOffset);
  else
    emit_fields_read(call, original);
  Ref copy = klass->is_array ? call.new_array(klass, heap.length(original)) : call.new_object(klass);
  if (copy == kNull) return NativeResult::Threw;
  fill(heap, copy, original);
  call.interpreter.note_made(copy);
  return call.ret_ref(copy);
}

constexpr NativeEntry kEntries[] = {
    {"java/lang/Object", "getClass", "()Ljava/lang/Class;", get_class},
    {"java/lang/Object", "hashCode", "()I", hash_code},
    {"java/lang/Object", "clone", "()Ljava/lang/Object;", clone},
};

}  // namespace

extern const NativeTable kObjectNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
