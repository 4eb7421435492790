// jdk.internal.misc.Unsafe: offsets, allocation, class initialisation and block operations on arrays and on
// memory outside of the Java heap (off_heap.h).
#include <algorithm>

#include "java/natives/off_heap.h"
#include "java/natives/reflected_members.h"
#include "java/natives/shared_access.h"
#include "java/natives/unsafe_cell.h"

namespace heddle::java {
namespace {

NativeResult object_field_offset(NativeCall& call) {
  if (call.ref(1) == kNull) return null_pointer(call);
  return call.ret_i64(cell_offset(field_of(call.vm, call.ref(1))));
}

NativeResult object_field_offset_by_name(NativeCall& call) {
  if (call.ref(1) == kNull || call.ref(2) == kNull) return null_pointer(call);
  std::string name = call.vm.string_utf8(call.ref(2));
  for (const auto& field : call.vm.klass_of_mirror(call.ref(1))->fields)
    if (field->name == name) return call.ret_i64(cell_offset(field.get()));
  return call.throw_new("java/lang/InternalError");
}

NativeResult static_field_base(NativeCall& call) {
  if (call.ref(1) == kNull) return null_pointer(call);
  return call.ret_ref(field_of(call.vm, call.ref(1))->holder->mirror);
}

NativeResult array_base_offset(NativeCall& call) {
  if (call.ref(1) == kNull) return null_pointer(call);
  if (!call.vm.klass_of_mirror(call.ref(1))->is_array) return call.throw_new("java/lang/InternalError");
  return call.ret_i32(kElementsOffset);
}

NativeResult array_index_scale(NativeCall& call) {
  if (call.ref(1) == kNull) return null_pointer(call);
  const Klass* klass = call.vm.klass_of_mirror(call.ref(1));
  if (!klass->is_array) return call.throw_new("java/lang/InternalError");
  return call.ret_i32(static_cast<std::int32_t>(size_of(klass->element_type)));
}

NativeResult allocate_instance(NativeCall& call) {
  if (call.ref(1) == kNull) return null_pointer(call);
  Klass* klass = call.vm.klass_of_mirror(call.ref(1));
  if (klass->is_array || klass->is_primitive || klass->is_interface() || klass->is_abstract() ||
      klass == call.vm.known.klass)
    return call.throw_new("java/lang/InstantiationException", klass->external_name());
  if (skips_needed_constructor(call.vm, klass, nullptr) && program_is_behind(call))
    return call.unsupported("Unsafe.allocateInstance of " + klass->external_name() +
                            ": the machine relies on its constructor");
  NativeResult pending;
  if (!call.ensure_initialised(klass, &pending)) return pending;
  Ref object = call.new_object(klass);
  return object == kNull ? NativeResult::Threw : call.ret_ref(object);
}

bool needs_initialisation(const NativeCall& call, const Klass* klass) {
  return !klass->is_array && !klass->is_primitive && !call.vm.initialised(klass);
}

NativeResult should_be_initialised(NativeCall& call) {
  if (call.ref(1) == kNull) return null_pointer(call);
  return call.ret_bool(needs_initialisation(call, call.vm.klass_of_mirror(call.ref(1))));
}

NativeResult ensure_class_initialised(NativeCall& call) {
  if (call.ref(1) == kNull) return null_pointer(call);
  Klass* klass = call.vm.klass_of_mirror(call.ref(1));
  NativeResult pending;
  if (needs_initialisation(call, klass) && !call.ensure_initialised(klass, &pending)) return pending;
  return call.ret();
}

NativeResult throw_exception(NativeCall& call) {
  return call.ref(1) == kNull ? null_pointer(call) : call.throw_ref(call.ref(1));
}

NativeResult off_heap(NativeCall& call) {
  return wild_access(call, "the bytes are not all in one primitive array or block of allocateMemory");
}

NativeResult not_known(NativeCall& call) {
  return call.unsupported("jdk.internal.misc.Unsafe." + call.method.name);
}

// `bytes` bytes from `offset` in a primitive array, or at an address. Bounds have been checked in Java,
// except for raw callers.
struct Block {
  Ref array;
  std::uint32_t offset;
  bool valid;
};
Block block_at(const NativeCall& call, unsigned object_slot, std::int64_t bytes) {
  Ref array = call.ref(object_slot);
  std::int64_t offset = call.i64(object_slot + 1);
  if (array == kNull) {
    array = off_heap_block(call.vm, offset, bytes);
    return {array, array == kNull ? 0 : off_heap_offset(array, offset), array != kNull};
  }
  const Klass* klass = call.vm.heap.klass(array);
  bool valid = klass->is_array && klass->element_type != BasicType::Reference && offset >= kElementsOffset &&
               bytes >= 0 && offset <= call.vm.heap.object_bytes(array) &&
               bytes <= call.vm.heap.object_bytes(array) - offset;
  return {array, static_cast<std::uint32_t>(offset), valid};
}

NativeResult set_memory(NativeCall& call) {  // (Object, long offset, long bytes, byte value)
  std::int64_t bytes = call.i64(4);
  Block to = block_at(call, 1, bytes);
  if (!to.valid) return off_heap(call);
  if (NativeResult begun = begin_range_write(call, to.array, to.offset); begun != NativeResult::Done)
    return begun;
  Offset at = Heap::offset(to.array) + to.offset;
  call.vm.memory.touch(at, static_cast<std::size_t>(bytes));
  __builtin_memset(call.vm.memory.base() + at, call.i32(6) & 0xff, static_cast<std::size_t>(bytes));
  emit_range(call, EventKind::Write, to.array, to.offset, static_cast<std::uint32_t>(bytes));
  return call.ret();
}

// The bytes of each element of `element` bytes change places.
void swap_elements(std::byte* from, std::int64_t bytes, std::int64_t element) {
  for (std::byte* end = from + bytes; from < end; from += element) std::reverse(from, from + element);
}

// (Object, long offset, Object, long offset, long bytes), for copySwapMemory0 also the size of an element.
NativeResult copy_bytes(NativeCall& call, std::int64_t element) {
  std::int64_t bytes = call.i64(7);
  if (element < 1 || element > 8 || bytes % element != 0) return off_heap(call);
  Block from = block_at(call, 1, bytes), to = block_at(call, 4, bytes);
  if (!from.valid || !to.valid) return off_heap(call);
  Heap& heap = call.vm.heap;
  bool visible_read = reads_visibly(call, from.array, from.offset),
       visible_write = writes_visibly(call, to.array, to.offset);
  if ((visible_read || visible_write) &&
      call.must_yield(Pending::Access, visible_write ? to.array : from.array))
    return NativeResult::Yield;
  if (grows_visibility(call, to.array, to.offset)) return NativeResult::Refine;
  Offset source = Heap::offset(from.array) + from.offset, destination = Heap::offset(to.array) + to.offset;
  heap.memory().touch(destination, static_cast<std::size_t>(bytes));
  __builtin_memmove(heap.memory().base() + destination, heap.memory().base() + source,
                    static_cast<std::size_t>(bytes));
  if (element > 1) swap_elements(heap.memory().base() + destination, bytes, element);
  emit_range(call, EventKind::Read, from.array, from.offset, static_cast<std::uint32_t>(bytes));
  emit_range(call, EventKind::Write, to.array, to.offset, static_cast<std::uint32_t>(bytes));
  return call.ret();
}

NativeResult copy_memory(NativeCall& call) {
  return copy_bytes(call, 1);
}

NativeResult copy_swap_memory(NativeCall& call) {
  return copy_bytes(call, call.i64(9));
}

NativeResult load_average(NativeCall& call) {
  return call.ret_i32(-1);
}

// HotSpot writes these constants after the class's own initialiser, which sets them to 0.
NativeResult set_constants(NativeCall& call) {
  const char* klass = "jdk/internal/misc/UnsafeConstants";
  auto set = [&](const char* name, const char* descriptor, std::uint64_t bits) {
    const Field* field = library_field(call.vm, klass, name, descriptor);
    store_bits(call.vm, field->holder->statics + field->offset, field->type, bits);
  };
  set("ADDRESS_SIZE0", "I", 8);
  set("PAGE_SIZE", "I", 4096);
  set("BIG_ENDIAN", "Z", 0);
  set("UNALIGNED_ACCESS", "Z", 1);
  set("DATA_CACHE_LINE_FLUSH_SIZE", "I", 0);
  return call.ret();
}

constexpr const char* kUnsafe = "jdk/internal/misc/Unsafe";
constexpr NativeEntry kEntries[] = {
    {kUnsafe, "objectFieldOffset0", "(Ljava/lang/reflect/Field;)J", object_field_offset},
    {kUnsafe, "objectFieldOffset1", "(Ljava/lang/Class;Ljava/lang/String;)J", object_field_offset_by_name},
    {kUnsafe, "staticFieldOffset0", "(Ljava/lang/reflect/Field;)J", object_field_offset},
    {kUnsafe, "staticFieldBase0", "(Ljava/lang/reflect/Field;)Ljava/lang/Object;", static_field_base},
    {kUnsafe, "arrayBaseOffset0", "(Ljava/lang/Class;)I", array_base_offset},
    {kUnsafe, "arrayIndexScale0", "(Ljava/lang/Class;)I", array_index_scale},
    {kUnsafe, "allocateInstance", "(Ljava/lang/Class;)Ljava/lang/Object;", allocate_instance},
    {kUnsafe, "shouldBeInitialized0", "(Ljava/lang/Class;)Z", should_be_initialised},
    {kUnsafe, "ensureClassInitialized0", "(Ljava/lang/Class;)V", ensure_class_initialised},
    {kUnsafe, "throwException", "(Ljava/lang/Throwable;)V", throw_exception},
    {kUnsafe, "getUncompressedObject", "(J)Ljava/lang/Object;", not_known},
    {kUnsafe, "writeback0", "(J)V", not_known},
    {kUnsafe, "writebackPreSync0", "()V", not_known},
    {kUnsafe, "writebackPostSync0", "()V", not_known},
    {kUnsafe, "copySwapMemory0", "(Ljava/lang/Object;JLjava/lang/Object;JJJ)V", copy_swap_memory},
    {kUnsafe, "setMemory0", "(Ljava/lang/Object;JJB)V", set_memory},
    {kUnsafe, "copyMemory0", "(Ljava/lang/Object;JLjava/lang/Object;JJ)V", copy_memory},
    {kUnsafe, "getLoadAverage0", "([DI)I", load_average},
    {"jdk/internal/misc/UnsafeConstants", "<clinit>", "()V", set_constants,
     "the machine's constants, which HotSpot injects"},
};

}  // namespace

extern const NativeTable kUnsafeObjectNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
