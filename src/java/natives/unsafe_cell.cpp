#include "java/natives/unsafe_cell.h"

#include "java/natives/shared_access.h"

namespace heddle::java {
namespace {

Field* static_field_at(const Vm& vm, const Cell& cell) {
  for (const auto& field : vm.klass_of_mirror(cell.object)->fields)
    if (field->is_static() && field->offset == cell.offset) return field.get();
  return nullptr;
}

}  // namespace

Cell cell_at(const Vm& vm, Ref object, std::int64_t offset, unsigned size) {
  Cell cell;
  cell.object = object;
  if (object == kNull || offset < 0) return cell;
  if ((offset & kStaticCell) != 0 && vm.heap.klass(object) == vm.known.klass) {
    const Klass* klass = vm.klass_of_mirror(object);
    cell.is_static = true;
    cell.offset = static_cast<std::uint32_t>(offset & ~kStaticCell);
    cell.at = klass->statics + cell.offset;
    cell.valid = cell.offset >= kStaticsHeader && cell.offset + size <= klass->static_bytes;
    return cell;
  }
  cell.offset = static_cast<std::uint32_t>(offset);
  cell.at = Heap::offset(object) + cell.offset;
  cell.valid = offset >= kHeaderBytes && offset + size <= vm.heap.object_bytes(object);
  return cell;
}

std::int64_t cell_offset(const Field* field) {
  return field->is_static() ? field->offset | kStaticCell : std::int64_t{field->offset};
}

void store_cell(Vm& vm, const Cell& cell, BasicType type, std::uint64_t bits) {
  if (type != BasicType::Reference) return store_bits(vm, cell.at, type, bits);
  Ref value = static_cast<Ref>(bits);
  if (cell.is_static) return vm.heap.put_static_ref(cell.at, value);
  vm.heap.put_ref(cell.object, cell.offset, value);
}

namespace {

NativeResult off_heap(NativeCall& call, const Cell& cell) {
  return call.unsupported(
      cell.object == kNull
          ? "jdk.internal.misc.Unsafe." + call.method.name +
                ": memory outside of the Java heap is not supported; use arrays or heap buffers"
          : "jdk.internal.misc.Unsafe." + call.method.name + ": the offset is outside of the object");
}

}  // namespace

NativeResult begin_plain_read(NativeCall& call, const Cell& cell) {
  if (!cell.valid) return off_heap(call, cell);
  bool visible = true;
  if (cell.is_static) {
    const Field* field = static_field_at(call.vm, cell);
    visible = call.vm.options.reduction == Reduction::None || field == nullptr || field->written_shared ||
              field->is_volatile();
  } else {
    visible = reads_visibly(call, cell.object, cell.offset);
  }
  return visible && call.must_yield(Pending::Access, cell.object) ? NativeResult::Yield : NativeResult::Done;
}

bool atomic_write_grows_visibility(NativeCall& call, const Cell& cell) {
  if (!cell.is_static) return grows_visibility(call, cell.object, cell.offset);
  Field* field = static_field_at(call.vm, cell);
  return field != nullptr && grows_visibility(call, field);
}

NativeResult begin_plain_write(NativeCall& call, const Cell& cell) {
  if (!cell.valid) return off_heap(call, cell);
  if (call.must_yield(Pending::Access, cell.object)) return NativeResult::Yield;
  return atomic_write_grows_visibility(call, cell) ? NativeResult::Refine : NativeResult::Done;
}

NativeResult begin_sync_access(NativeCall& call, const Cell& cell) {
  if (!cell.valid) return off_heap(call, cell);
  return call.must_yield(Pending::Access, cell.object) ? NativeResult::Yield : NativeResult::Done;
}

void emit_access(NativeCall& call, EventKind kind, const Cell& cell, BasicType type, std::uint64_t bits) {
  if (cell.is_static || call.vm.heap.escaped(cell.object))
    call.emit(kind, Heap::offset(cell.object), cell.at, bits, size_of(type));
}

}  // namespace heddle::java
