// java.lang.reflect.Array, with HotSpot's messages.
#include "java/natives/shared_access.h"
#include "java/natives/unsafe_cell.h"

namespace heddle::java {
namespace {

NativeResult illegal(NativeCall& call, const char* message) {
  return call.throw_new("java/lang/IllegalArgumentException", message);
}

// Checks (Object array, int index); Done: go on with the cell.
NativeResult find_element(NativeCall& call, Cell& cell, BasicType& type) {
  Ref array = call.ref(0);
  if (array == kNull) return null_pointer(call);
  const Klass* klass = call.vm.heap.klass(array);
  if (!klass->is_array) return illegal(call, "Argument is not an array");
  std::int32_t index = call.i32(1);
  if (static_cast<std::uint32_t>(index) >= call.vm.heap.length(array))
    return call.throw_new("java/lang/ArrayIndexOutOfBoundsException");
  type = klass->element_type;
  cell = cell_at(call.vm, array, kElementsOffset + std::int64_t{index} * size_of(type), type);
  return NativeResult::Done;
}

NativeResult get_length(NativeCall& call) {
  if (call.ref(0) == kNull) return null_pointer(call);
  if (!call.vm.heap.klass(call.ref(0))->is_array) return illegal(call, "Argument is not an array");
  return call.ret_i32(static_cast<std::int32_t>(call.vm.heap.length(call.ref(0))));
}

NativeResult read_element(NativeCall& call, BasicType& type, std::uint64_t& bits) {
  Cell cell;
  if (NativeResult found = find_element(call, cell, type); found != NativeResult::Done) return found;
  if (NativeResult begun = begin_plain_read(call, cell); begun != NativeResult::Done) return begun;
  bits = load_bits(call.vm, cell.at, type);
  emit_plain(call, EventKind::Read, cell, type, bits);
  return NativeResult::Done;
}

NativeResult get(NativeCall& call) {
  BasicType type;
  std::uint64_t bits;
  if (NativeResult read = read_element(call, type, bits); read != NativeResult::Done) return read;
  if (type == BasicType::Reference) return call.ret_ref(static_cast<Ref>(bits));
  Ref object = box(call, type, bits);
  return object == kNull ? NativeResult::Threw : call.ret_ref(object);
}

template <BasicType wanted>
NativeResult get_primitive(NativeCall& call) {
  BasicType type;
  std::uint64_t bits;
  if (NativeResult read = read_element(call, type, bits); read != NativeResult::Done) return read;
  auto widened = type == BasicType::Reference ? std::nullopt : widen({type, bits}, wanted);
  if (!widened) return illegal(call, "Argument is not an array of primitive type");
  return call.ret_i64(static_cast<std::int64_t>(*widened));
}

NativeResult write_element(NativeCall& call, const Cell& cell, BasicType type, std::uint64_t bits) {
  if (NativeResult begun = begin_plain_write(call, cell); begun != NativeResult::Done) return begun;
  store_cell(call.vm, cell, type, bits);
  emit_plain(call, EventKind::Write, cell, type, bits);
  return call.ret();
}

NativeResult set(NativeCall& call) {
  Cell cell;
  BasicType type;
  if (NativeResult found = find_element(call, cell, type); found != NativeResult::Done) return found;
  Ref value = call.ref(2);
  if (type == BasicType::Reference) {
    const Klass* wanted = call.vm.heap.klass(call.ref(0))->element;
    if (value != kNull && !call.vm.heap.klass(value)->is_subtype_of(wanted))
      return illegal(call, "array element type mismatch");
    return write_element(call, cell, type, value);
  }
  auto unboxed = unbox(call.vm, value);
  auto bits = unboxed ? widen(*unboxed, type) : std::nullopt;
  return bits ? write_element(call, cell, type, *bits) : illegal(call, "argument type mismatch");
}

template <BasicType given>
NativeResult set_primitive(NativeCall& call) {
  Cell cell;
  BasicType type;
  if (NativeResult found = find_element(call, cell, type); found != NativeResult::Done) return found;
  std::uint64_t value = slots_of(given) == 2 ? static_cast<std::uint64_t>(call.i64(2))
                                             : std::uint64_t{static_cast<std::uint32_t>(call.i32(2))};
  auto bits = type == BasicType::Reference ? std::nullopt : widen({given, value}, type);
  return bits ? write_element(call, cell, type, *bits) : illegal(call, "argument type mismatch");
}

NativeResult new_array(NativeCall& call) {
  if (call.ref(0) == kNull) return null_pointer(call);
  Klass* element = call.vm.klass_of_mirror(call.ref(0));
  if (element == call.vm.primitive(BasicType::Void))
    return call.throw_new("java/lang/IllegalArgumentException");
  if (call.i32(1) < 0)
    return call.throw_new("java/lang/NegativeArraySizeException", std::to_string(call.i32(1)));
  Ref array = call.new_array(call.vm.array_of(element), static_cast<std::uint32_t>(call.i32(1)));
  return array == kNull ? NativeResult::Threw : call.ret_ref(array);
}

Ref new_nested(NativeCall& call, Klass* array_klass, const std::vector<std::int32_t>& sizes,
               std::size_t level) {
  Ref array = call.new_array(array_klass, static_cast<std::uint32_t>(sizes[level]));
  if (array == kNull || level + 1 == sizes.size()) return array;
  for (std::int32_t i = 0; i < sizes[level]; ++i) {
    Ref inner = new_nested(call, array_klass->element, sizes, level + 1);
    if (inner == kNull) return kNull;
    call.vm.heap.put_ref(array, kElementsOffset + 4 * static_cast<std::uint32_t>(i), inner);
  }
  return array;
}

NativeResult multi_new_array(NativeCall& call) {
  if (call.ref(0) == kNull || call.ref(1) == kNull) return null_pointer(call);
  Klass* klass = call.vm.klass_of_mirror(call.ref(0));
  std::uint32_t count = call.vm.heap.length(call.ref(1));
  if (count == 0) return illegal(call, "Empty dimensions array");
  if (count > 255 || klass == call.vm.primitive(BasicType::Void))
    return call.throw_new("java/lang/IllegalArgumentException");
  std::vector<std::int32_t> sizes;
  for (std::uint32_t i = 0; i < count; ++i) {
    sizes.push_back(call.vm.heap.get<std::int32_t>(call.ref(1), kElementsOffset + 4 * i));
    if (sizes.back() < 0)
      return call.throw_new("java/lang/NegativeArraySizeException", std::to_string(sizes.back()));
    klass = call.vm.array_of(klass);
  }
  Ref array = new_nested(call, klass, sizes, 0);
  return array == kNull ? NativeResult::Threw : call.ret_ref(array);
}

using enum BasicType;
constexpr const char* kArray = "java/lang/reflect/Array";
constexpr NativeEntry kEntries[] = {
    {kArray, "getLength", nullptr, get_length},
    {kArray, "get", nullptr, get},
    {kArray, "getBoolean", nullptr, get_primitive<Boolean>},
    {kArray, "getByte", nullptr, get_primitive<Byte>},
    {kArray, "getChar", nullptr, get_primitive<Char>},
    {kArray, "getShort", nullptr, get_primitive<Short>},
    {kArray, "getInt", nullptr, get_primitive<Int>},
    {kArray, "getLong", nullptr, get_primitive<Long>},
    {kArray, "getFloat", nullptr, get_primitive<Float>},
    {kArray, "getDouble", nullptr, get_primitive<Double>},
    {kArray, "set", nullptr, set},
    {kArray, "setBoolean", nullptr, set_primitive<Boolean>},
    {kArray, "setByte", nullptr, set_primitive<Byte>},
    {kArray, "setChar", nullptr, set_primitive<Char>},
    {kArray, "setShort", nullptr, set_primitive<Short>},
    {kArray, "setInt", nullptr, set_primitive<Int>},
    {kArray, "setLong", nullptr, set_primitive<Long>},
    {kArray, "setFloat", nullptr, set_primitive<Float>},
    {kArray, "setDouble", nullptr, set_primitive<Double>},
    {kArray, "newArray", nullptr, new_array},
    {kArray, "multiNewArray", nullptr, multi_new_array},
};

}  // namespace

extern const NativeTable kReflectArrayNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
