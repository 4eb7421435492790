// System.arraycopy, with HotSpot's messages (ObjArrayKlass::copy_array, TypeArrayKlass::copy_array).
//
// One action, unless the program itself copies an array that others reach (element_copy.h).
#include <fmt/format.h>

#include "java/natives/element_copy.h"
#include "java/natives/lookup.h"
#include "java/natives/shared_access.h"

namespace heddle::java {
namespace {

constexpr const char* kTypeNames[] = {"boolean", "byte", "char", "short", "int", "float", "long", "double"};
std::string kind_of(const Klass* array) {
  return array->element_type == BasicType::Reference
             ? "object array"
             : kTypeNames[static_cast<std::size_t>(array->element_type)];
}

// The message of the ArrayStoreException if elements cannot be copied at all; empty if they can.
std::string kind_mismatch(const Klass* from, const Klass* to) {
  if (!from->is_array) return fmt::format("arraycopy: source type {} is not an array", from->external_name());
  if (!to->is_array)
    return fmt::format("arraycopy: destination type {} is not an array", to->external_name());
  if (from->element_type == to->element_type) return {};
  return fmt::format("arraycopy: type mismatch: can not copy {}[] into {}[]", kind_of(from), kind_of(to));
}

// The message of the ArrayIndexOutOfBoundsException; empty if all indices are good.
std::string bad_index(const NativeCall& call, const Klass* from, const Klass* to) {
  std::int32_t source = call.i32(1), destination = call.i32(3), count = call.i32(4);
  std::uint32_t have = call.vm.heap.length(call.ref(0)), room = call.vm.heap.length(call.ref(2));
  if (source < 0)
    return fmt::format("arraycopy: source index {} out of bounds for {}[{}]", source, kind_of(from), have);
  if (destination < 0)
    return fmt::format("arraycopy: destination index {} out of bounds for {}[{}]", destination, kind_of(to),
                       room);
  if (count < 0) return fmt::format("arraycopy: length {} is negative", count);
  std::uint32_t source_end = static_cast<std::uint32_t>(source) + static_cast<std::uint32_t>(count);
  std::uint32_t destination_end = static_cast<std::uint32_t>(destination) + static_cast<std::uint32_t>(count);
  if (source_end > have)
    return fmt::format("arraycopy: last source index {} out of bounds for {}[{}]", source_end, kind_of(from),
                       have);
  if (destination_end > room)
    return fmt::format("arraycopy: last destination index {} out of bounds for {}[{}]", destination_end,
                       kind_of(to), room);
  return {};
}

struct Copy {
  Ref from, to;
  std::uint32_t from_at, to_at, count;  // byte offsets of the first elements
};

// False at the first element that does not fit the destination's element class; those before it have been
// copied.
bool copy_references(NativeCall& call, const Copy& copy, const Klass* required) {
  Heap& heap = call.vm.heap;
  bool backwards = copy.from == copy.to && copy.from_at < copy.to_at;
  for (std::uint32_t k = 0; k < copy.count; ++k) {
    std::uint32_t i = 4 * (backwards ? copy.count - 1 - k : k);
    Ref element = heap.get<Ref>(copy.from, copy.from_at + i);
    if (required != nullptr && element != kNull && !heap.klass(element)->is_subtype_of(required))
      return false;
    heap.put_ref(copy.to, copy.to_at + i, element);
  }
  return true;
}

NativeResult array_copy(NativeCall& call) {
  Heap& heap = call.vm.heap;
  Ref source = call.ref(0), destination = call.ref(2);
  if (source == kNull || destination == kNull) return null_pointer(call);
  const Klass *from = heap.klass(source), *to = heap.klass(destination);
  if (std::string message = kind_mismatch(from, to); !message.empty())
    return call.throw_new("java/lang/ArrayStoreException", std::move(message));
  if (std::string message = bad_index(call, from, to); !message.empty())
    return call.throw_new("java/lang/ArrayIndexOutOfBoundsException", std::move(message));
  auto count = static_cast<std::uint32_t>(call.i32(4));
  if (count == 0) return call.ret();

  std::uint32_t size = size_of(from->element_type);
  Copy copy{source, destination, kElementsOffset + size * static_cast<std::uint32_t>(call.i32(1)),
            kElementsOffset + size * static_cast<std::uint32_t>(call.i32(3)), count};
  bool visible_read = reads_visibly(call, source, copy.from_at),
       visible_write = writes_visibly(call, destination, copy.to_at);
  if (visible_read || visible_write) {
    bool checked = from->element_type == BasicType::Reference && !from->element->is_subtype_of(to->element);
    if (count > 1 && !checked && must_take_apart(call))
      return copy_by_elements(call, source, static_cast<std::uint32_t>(call.i32(1)), destination,
                              static_cast<std::uint32_t>(call.i32(3)), count, CopyResult::None);
    if (call.must_yield(Pending::Access, visible_write ? destination : source)) return NativeResult::Yield;
    if (grows_visibility(call, destination, copy.to_at)) return NativeResult::Refine;
  }
  emit_range(call, EventKind::Read, source, copy.from_at, count * size);
  emit_range(call, EventKind::Write, destination, copy.to_at, count * size);
  if (from->element_type != BasicType::Reference) {
    heap.memory().touch(Heap::offset(destination) + copy.to_at, std::size_t{count} * size);
    __builtin_memmove(heap.address(destination) + copy.to_at, heap.address(source) + copy.from_at,
                      std::size_t{count} * size);
    return call.ret();
  }
  const Klass *have = from->element, *want = to->element;
  if (copy_references(call, copy, have->is_subtype_of(want) ? nullptr : want)) return call.ret();
  if (!want->is_subtype_of(have))
    return call.throw_new("java/lang/ArrayStoreException",
                          fmt::format("arraycopy: type mismatch: can not copy {}[] into {}[]",
                                      have->external_name(), want->external_name()));
  return call.throw_new(
      "java/lang/ArrayStoreException",
      fmt::format("arraycopy: element type mismatch: can not cast one of the elements of {}[] to "
                  "the type of the destination array, {}",
                  have->external_name(), want->external_name()));
}

constexpr NativeEntry kEntries[] = {
    {"java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V", array_copy},
};

}  // namespace

extern const NativeTable kArrayCopyNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
