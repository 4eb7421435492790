// java.lang.invoke.VarHandle: variables in fields, statics and array elements.
//
// The library builds a VarHandle out of forms, method types and generated invokers. Here a handle is an
// instance of one of the library's own classes, made without its constructor, that only says where the
// variable lies; each access mode is one native, which converts arguments and result as MethodHandle.asType
// would.
#include <fmt/format.h>

#include <algorithm>

#include "java/natives/reflected_members.h"
#include "java/natives/unsafe_cell.h"

namespace heddle::java {
namespace {

using enum BasicType;

constexpr const char* kHandleClass = "java/lang/invoke/VarHandleReferences$FieldInstanceReadWrite";

// The handle's fieldOffset: the cell's offset (unsafe_cell.h), then the variable's type, then these.
constexpr unsigned kTypeShift = 32;
constexpr std::int64_t kIsArray = std::int64_t{1} << 36;
constexpr std::int64_t kIsFinal = std::int64_t{1} << 37;

struct Variable {
  Cell cell;
  BasicType type = Int;
  Klass* klass = nullptr;  // of the value, for references
  unsigned next_slot = 0;  // the first value argument: its slot and its number among the parameters
  unsigned next_parameter = 0;
  bool is_final = false;
  bool swapped = false;  // a view of a byte array in the other byte order
};

struct HandleFields {
  Field *offset, *receiver, *type;
};

HandleFields handle_fields(Vm& vm) {
  Klass* klass = vm.require_class(kHandleClass);
  return {klass->find_field("fieldOffset", "J"), klass->find_field("receiverType", "Ljava/lang/Class;"),
          klass->find_field("fieldType", "Ljava/lang/Class;")};
}

Ref new_handle(NativeCall& call, std::int64_t offset, Klass* receiver, Klass* type) {
  Ref handle = call.new_object(call.vm.require_class(kHandleClass));
  if (handle == kNull) return kNull;
  HandleFields fields = handle_fields(call.vm);
  BasicType basic = type->is_primitive ? type->element_type : Reference;
  call.vm.set<std::int64_t>(handle, fields.offset, offset | (static_cast<std::int64_t>(basic) << kTypeShift));
  call.vm.set_ref(handle, fields.receiver, receiver->mirror);
  call.vm.set_ref(handle, fields.type, type->mirror);
  return handle;
}

NativeResult class_cast(NativeCall& call, const Klass* from, const Klass* to) {
  return call.throw_new("java/lang/ClassCastException",
                        fmt::format("Cannot cast {} to {}", from->external_name(), to->external_name()));
}

NativeResult wrong_type(NativeCall& call) {
  return call.throw_new("java/lang/invoke/WrongMethodTypeException",
                        fmt::format("cannot convert a call of VarHandle.{} with type {}", call.method.name,
                                    call.method.descriptor));
}

// A view of a byte[] as numbers (MethodHandles.byteArrayViewVarHandle): coordinates (byte[], int index). The
// library's own object; its class says the type, its field `be` the byte order.
NativeResult locate_view(NativeCall& call, Variable& variable, std::string_view view) {
  static constexpr std::pair<std::string_view, BasicType> kViews[] = {{"Chars", Char},   {"Shorts", Short},
                                                                      {"Ints", Int},     {"Longs", Long},
                                                                      {"Floats", Float}, {"Doubles", Double}};
  for (auto [name, type] : kViews)
    if (view.starts_with(name)) variable.type = type;
  Vm& vm = call.vm;
  const auto& parameters = call.method.parameters;
  if (parameters.size() < 2 || parameters[0] != Reference || parameters[1] != Int) return wrong_type(call);
  Ref array = call.ref(1);
  if (array == kNull) return null_pointer(call);
  const Klass* klass = vm.heap.klass(array);
  if (!klass->is_array || klass->element_type != Byte) return class_cast(call, klass, vm.array_of(Byte));
  std::int64_t index = call.i32(2), room = std::int64_t{vm.heap.length(array)} - size_of(variable.type) + 1;
  if (index < 0 || index >= room)
    return call.throw_new(
        "java/lang/IndexOutOfBoundsException",
        fmt::format("Index {} out of bounds for length {}", index, std::max<std::int64_t>(room, 0)));
  variable.swapped =
      vm.get<std::uint8_t>(call.ref(0), vm.heap.klass(call.ref(0))->find_field("be", "Z")) != 0;
  variable.cell = cell_at(vm, array, kElementsOffset + index, size_of(variable.type));
  variable.next_slot = 3;
  variable.next_parameter = 2;
  return NativeResult::Done;
}

std::uint64_t in_order(const Variable& variable, std::uint64_t bits) {
  if (!variable.swapped) return bits;
  switch (variable.type) {
    case Char: return __builtin_bswap16(static_cast<std::uint16_t>(bits));
    case Short: {
      auto value = static_cast<std::int16_t>(__builtin_bswap16(static_cast<std::uint16_t>(bits)));
      return static_cast<std::uint32_t>(std::int32_t{value});
    }
    case Int:
    case Float: return __builtin_bswap32(static_cast<std::uint32_t>(bits));
    default: return __builtin_bswap64(bits);
  }
}

// Where the variable lies, from the handle and the coordinates. Done: go on.
NativeResult locate(NativeCall& call, Variable& variable) {
  Vm& vm = call.vm;
  Ref handle = call.ref(0);
  if (handle == kNull) return null_pointer(call);
  constexpr std::string_view kView = "java/lang/invoke/VarHandleByteArrayAs";
  if (const std::string& name = vm.heap.klass(handle)->name;
      name.starts_with(kView) && name.ends_with("$ArrayHandle"))
    return locate_view(call, variable, std::string_view(name).substr(kView.size()));
  if (vm.heap.klass(handle)->name != kHandleClass)
    return call.unsupported("java.lang.invoke.VarHandle." + call.method.name +
                            ": this kind of variable handle (" + vm.heap.klass(handle)->external_name() +
                            ")");
  HandleFields fields = handle_fields(vm);
  auto code = vm.get<std::int64_t>(handle, fields.offset);
  variable.type = static_cast<BasicType>((code >> kTypeShift) & 0xf);
  variable.is_final = (code & kIsFinal) != 0;
  variable.klass = vm.klass_of_mirror(vm.get<Ref>(handle, fields.type));
  Klass* receiver_class = vm.klass_of_mirror(vm.get<Ref>(handle, fields.receiver));
  std::int64_t offset = code & 0xffffffff;
  unsigned size = size_of(variable.type);
  variable.next_slot = 1;
  if ((offset & kStaticCell) != 0) {
    variable.cell = cell_at(vm, receiver_class->mirror, offset, size);
    return NativeResult::Done;
  }
  const auto& parameters = call.method.parameters;
  bool is_array = (code & kIsArray) != 0;
  if (parameters.size() < (is_array ? 2 : 1) || parameters[0] != Reference ||
      (is_array && parameters[1] != Int))
    return wrong_type(call);
  Ref object = call.ref(1);
  if (object == kNull) return null_pointer(call);
  if (!vm.heap.klass(object)->is_subtype_of(receiver_class))
    return class_cast(call, vm.heap.klass(object), receiver_class);
  variable.next_slot = is_array ? 3 : 2;
  variable.next_parameter = is_array ? 2 : 1;
  if (is_array) {
    std::int32_t index = call.i32(2);
    std::uint32_t length = vm.heap.length(object);
    if (static_cast<std::uint32_t>(index) >= length)
      return call.throw_new("java/lang/ArrayIndexOutOfBoundsException",
                            fmt::format("Index {} out of bounds for length {}", index, length));
    offset = kElementsOffset + std::int64_t{index} * size;
    if (variable.type == Reference) variable.klass = vm.heap.klass(object)->element;
  }
  variable.cell = cell_at(vm, object, offset, size);
  return NativeResult::Done;
}

// The next value argument, as the variable's type.
NativeResult take_value(NativeCall& call, Variable& variable, std::uint64_t& bits) {
  if (variable.next_parameter >= call.method.parameters.size()) return wrong_type(call);
  BasicType given = call.method.parameters[variable.next_parameter++];
  unsigned slot = variable.next_slot;
  variable.next_slot += slots_of(given);
  bits = slots_of(given) == 2 ? static_cast<std::uint64_t>(call.i64(slot))
                              : std::uint64_t{static_cast<std::uint32_t>(call.i32(slot))};
  Vm& vm = call.vm;
  if (variable.type == Reference) {
    if (given != Reference) {
      Ref boxed = box(call, given, bits);
      if (boxed == kNull) return NativeResult::Threw;
      bits = boxed;
    }
    Ref value = static_cast<Ref>(bits);
    if (value != kNull && !vm.heap.klass(value)->is_subtype_of(variable.klass))
      return class_cast(call, vm.heap.klass(value), variable.klass);
    return NativeResult::Done;
  }
  Unboxed value{given, bits};
  if (given == Reference) {
    if (bits == kNull) return null_pointer(call);
    auto unboxed = unbox(vm, static_cast<Ref>(bits));
    if (!unboxed) return class_cast(call, vm.heap.klass(static_cast<Ref>(bits)), variable.klass);
    value = *unboxed;
  }
  auto widened = widen(value, variable.type);
  if (!widened) return wrong_type(call);
  bits = *widened;
  return NativeResult::Done;
}

// `bits` of type `type` (class `klass` if a reference) as the call site's result.
NativeResult give(NativeCall& call, BasicType type, const Klass* klass, std::uint64_t bits) {
  BasicType wanted = call.method.return_type;
  if (wanted == Void) return call.ret();
  if (wanted == Reference) {
    std::string_view name =
        std::string_view(call.method.descriptor).substr(call.method.descriptor.find(')') + 1);
    if (type != Reference) {
      bits = box(call, type, bits);
      if (bits == kNull) return NativeResult::Threw;
    }
    Ref value = static_cast<Ref>(bits);
    bool sure = name == "Ljava/lang/Object;" ||
                (type == Reference && klass != nullptr && name.size() == klass->name.size() + 2 &&
                 name.substr(1, klass->name.size()) == klass->name);
    if (value != kNull && !sure) {
      Thrown thrown;
      Klass* to = class_of_descriptor(call.vm, name, thrown);
      if (to == nullptr) return raise(call, thrown);
      if (!call.vm.heap.klass(value)->is_subtype_of(to))
        return class_cast(call, call.vm.heap.klass(value), to);
    }
    return call.ret_ref(value);
  }
  Unboxed result{type, bits};
  if (type == Reference) {
    if (bits == kNull) return null_pointer(call);
    auto unboxed = unbox(call.vm, static_cast<Ref>(bits));
    if (!unboxed) return wrong_type(call);
    result = *unboxed;
  }
  auto widened = widen(result, wanted);
  return widened ? call.ret_i64(static_cast<std::int64_t>(*widened)) : wrong_type(call);
}

NativeResult read_only(NativeCall& call) {
  return call.throw_new("java/lang/UnsupportedOperationException");
}

template <Order order>
NativeResult get(NativeCall& call) {
  Variable v;
  if (NativeResult r = locate(call, v); r != NativeResult::Done) return r;
  NativeResult begun =
      order == Order::Plain ? begin_plain_read(call, v.cell) : begin_sync_access(call, v.cell);
  if (begun != NativeResult::Done) return begun;
  std::uint64_t bits = in_order(v, load_bits(call.vm, v.cell.at, v.type));
  if (order == Order::Plain)
    emit_plain(call, EventKind::Read, v.cell, v.type, bits);
  else
    emit_sync(call, EventKind::SyncRead, v.cell, v.type, bits, read_order(order));
  return give(call, v.type, v.klass, bits);
}

template <Order order>
NativeResult set(NativeCall& call) {
  Variable v;
  std::uint64_t bits;
  if (NativeResult r = locate(call, v); r != NativeResult::Done) return r;
  if (v.is_final) return read_only(call);
  if (NativeResult r = take_value(call, v, bits); r != NativeResult::Done) return r;
  NativeResult begun =
      order == Order::Plain ? begin_plain_write(call, v.cell) : begin_sync_write(call, v.cell);
  if (begun != NativeResult::Done) return begun;
  store_cell(call.vm, v.cell, v.type, in_order(v, bits));
  if (order == Order::Plain)
    emit_plain(call, EventKind::Write, v.cell, v.type, bits);
  else
    emit_sync(call, EventKind::SyncWrite, v.cell, v.type, bits, write_order(order));
  return call.ret();
}

enum class Answer { Success, Previous };

template <Answer answer, Order order>
NativeResult compare_and_set(NativeCall& call) {
  Variable v;
  std::uint64_t expected, desired;
  if (NativeResult r = locate(call, v); r != NativeResult::Done) return r;
  if (v.is_final || v.swapped) return read_only(call);
  if (NativeResult r = take_value(call, v, expected); r != NativeResult::Done) return r;
  if (NativeResult r = take_value(call, v, desired); r != NativeResult::Done) return r;
  if (NativeResult r = begin_sync_access(call, v.cell); r != NativeResult::Done) return r;
  std::uint64_t previous = load_bits(call.vm, v.cell.at, v.type);
  bool same = previous == expected;
  if (same && atomic_write_grows_visibility(call, v.cell)) return NativeResult::Refine;
  if (same) store_cell(call.vm, v.cell, v.type, desired);
  if (same)
    emit_sync(call, EventKind::SyncUpdate, v.cell, v.type, desired, update_order(order));
  else
    emit_sync(call, EventKind::SyncFailure, v.cell, v.type, previous, read_order(order));
  return answer == Answer::Success ? give(call, Boolean, nullptr, same)
                                   : give(call, v.type, v.klass, previous);
}

enum class Update { Set, Add, Or, And, Xor };

std::optional<std::uint64_t> updated(Update update, BasicType type, std::uint64_t previous,
                                     std::uint64_t operand) {
  if (update == Update::Set) return operand;
  if (type == Reference) return std::nullopt;
  if (update == Update::Add) {
    if (type == Boolean) return std::nullopt;
    if (type == Float)
      return __builtin_bit_cast(std::uint32_t,
                                __builtin_bit_cast(float, static_cast<std::uint32_t>(previous)) +
                                    __builtin_bit_cast(float, static_cast<std::uint32_t>(operand)));
    if (type == Double)
      return __builtin_bit_cast(std::uint64_t,
                                __builtin_bit_cast(double, previous) + __builtin_bit_cast(double, operand));
    return previous + operand;
  }
  if (type == Float || type == Double) return std::nullopt;
  return update == Update::Or    ? previous | operand
         : update == Update::And ? previous & operand
                                 : previous ^ operand;
}

template <Update update, Order order>
NativeResult get_and_update(NativeCall& call) {
  Variable v;
  std::uint64_t operand;
  if (NativeResult r = locate(call, v); r != NativeResult::Done) return r;
  if (v.is_final || v.swapped) return read_only(call);
  if (NativeResult r = take_value(call, v, operand); r != NativeResult::Done) return r;
  if (!updated(update, v.type, 0, 0)) return read_only(call);
  if (NativeResult r = begin_sync_write(call, v.cell); r != NativeResult::Done) return r;
  std::uint64_t previous = load_bits(call.vm, v.cell.at, v.type);
  store_cell(call.vm, v.cell, v.type, *updated(update, v.type, previous, operand));
  std::uint64_t now = load_bits(call.vm, v.cell.at, v.type);
  emit_sync(call, EventKind::SyncUpdate, v.cell, v.type, now, update_order(order));
  return give(call, v.type, v.klass, previous);
}

// --- making handles ---

std::int64_t handle_offset(const Field* field) {
  return cell_offset(field) | (field->is_final() ? kIsFinal : 0);
}

NativeResult find_field_handle(NativeCall& call,
                               bool want_static) {  // (Lookup, Class holder, String name, Class type)
  Vm& vm = call.vm;
  if (call.ref(1) == kNull || call.ref(2) == kNull || call.ref(3) == kNull) return null_pointer(call);
  Klass *holder = vm.klass_of_mirror(call.ref(1)), *type = vm.klass_of_mirror(call.ref(3));
  static constexpr const char* kPrimitive[] = {"Z", "B", "C", "S", "I", "F", "J", "D"};
  std::string descriptor = type->is_primitive ? kPrimitive[static_cast<std::size_t>(type->element_type)]
                           : type->is_array   ? type->name
                                              : "L" + type->name + ";";
  std::string name = vm.string_utf8(call.ref(2));
  Field* field = holder->find_field(name, descriptor);
  std::string described = fmt::format("{}.{}/{}/{}", holder->external_name(), name, message_name(type),
                                      want_static ? "getStatic" : "getField");
  if (field == nullptr)
    return call.throw_new("java/lang/NoSuchFieldException", "no such field: " + described);
  if (field->is_static() != want_static)
    return call.throw_new("java/lang/IllegalAccessException",
                          fmt::format("no such field: {}, expected {} field", described,
                                      want_static ? "static" : "non-static"));
  NativeResult pending;
  if (want_static && !vm.initialised(field->holder) && !call.ensure_initialised(field->holder, &pending))
    return pending;
  Ref handle = new_handle(call, handle_offset(field), want_static ? field->holder : holder, type);
  return handle == kNull ? NativeResult::Threw : call.ret_ref(handle);
}
NativeResult find_var_handle(NativeCall& call) {
  return find_field_handle(call, false);
}
NativeResult find_static_var_handle(NativeCall& call) {
  return find_field_handle(call, true);
}

NativeResult unreflect(NativeCall& call) {  // (Lookup, Field)
  if (call.ref(1) == kNull) return null_pointer(call);
  Field* field = field_of(call.vm, call.ref(1));
  NativeResult pending;
  if (field->is_static() && !call.vm.initialised(field->holder) &&
      !call.ensure_initialised(field->holder, &pending))
    return pending;
  Thrown thrown;
  Klass* type = class_of_descriptor(call.vm, field->descriptor, thrown);
  if (type == nullptr) return raise(call, thrown);
  Ref handle = new_handle(call, handle_offset(field), field->holder, type);
  return handle == kNull ? NativeResult::Threw : call.ret_ref(handle);
}

NativeResult array_handle(NativeCall& call) {  // (Class arrayClass)
  if (call.ref(0) == kNull) return null_pointer(call);
  Klass* array = call.vm.klass_of_mirror(call.ref(0));
  if (!array->is_array)
    return call.throw_new("java/lang/IllegalArgumentException",
                          "not an array type: " + array->external_name());
  Klass* element = array->element_type == Reference ? array->element : call.vm.primitive(array->element_type);
  Ref handle = new_handle(call, kIsArray, array, element);
  return handle == kNull ? NativeResult::Threw : call.ret_ref(handle);
}

constexpr const char* kHandle = "java/lang/invoke/VarHandle";
constexpr const char* kLookup = "java/lang/invoke/MethodHandles$Lookup";
constexpr const char* kWhy = "variable handles are made by the machine";
constexpr NativeEntry kEntries[] = {
    {kHandle, "get", nullptr, get<Order::Plain>},
    {kHandle, "set", nullptr, set<Order::Plain>},
    {kHandle, "getVolatile", nullptr, get<Order::Volatile>},
    {kHandle, "setVolatile", nullptr, set<Order::Volatile>},
    {kHandle, "getOpaque", nullptr, get<Order::Opaque>},
    {kHandle, "setOpaque", nullptr, set<Order::Opaque>},
    {kHandle, "getAcquire", nullptr, get<Order::Acquire>},
    {kHandle, "setRelease", nullptr, set<Order::Release>},
    {kHandle, "compareAndSet", nullptr, compare_and_set<Answer::Success, Order::Volatile>},
    {kHandle, "weakCompareAndSet", nullptr, compare_and_set<Answer::Success, Order::Volatile>},
    {kHandle, "weakCompareAndSetPlain", nullptr, compare_and_set<Answer::Success, Order::Plain>},
    {kHandle, "weakCompareAndSetAcquire", nullptr, compare_and_set<Answer::Success, Order::Acquire>},
    {kHandle, "weakCompareAndSetRelease", nullptr, compare_and_set<Answer::Success, Order::Release>},
    {kHandle, "compareAndExchange", nullptr, compare_and_set<Answer::Previous, Order::Volatile>},
    {kHandle, "compareAndExchangeAcquire", nullptr, compare_and_set<Answer::Previous, Order::Acquire>},
    {kHandle, "compareAndExchangeRelease", nullptr, compare_and_set<Answer::Previous, Order::Release>},
#define HEDDLE_UPDATE(name, update)                                                 \
  {kHandle, name, nullptr, get_and_update<update, Order::Volatile>},                \
      {kHandle, name "Acquire", nullptr, get_and_update<update, Order::Acquire>}, { \
    kHandle, name "Release", nullptr, get_and_update<update, Order::Release>        \
  }
    HEDDLE_UPDATE("getAndSet", Update::Set),
    HEDDLE_UPDATE("getAndAdd", Update::Add),
    HEDDLE_UPDATE("getAndBitwiseOr", Update::Or),
    HEDDLE_UPDATE("getAndBitwiseAnd", Update::And),
    HEDDLE_UPDATE("getAndBitwiseXor", Update::Xor),
#undef HEDDLE_UPDATE
    {kLookup, "findVarHandle", nullptr, find_var_handle, kWhy},
    {kLookup, "findStaticVarHandle", nullptr, find_static_var_handle, kWhy},
    {kLookup, "unreflectVarHandle", nullptr, unreflect, kWhy},
    {"java/lang/invoke/MethodHandles", "arrayElementVarHandle", nullptr, array_handle, kWhy},
};

}  // namespace

extern const NativeTable kVarHandleNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
