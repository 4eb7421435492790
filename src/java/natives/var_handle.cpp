// java.lang.invoke.VarHandle: variables in fields, statics and array elements.
//
// Each access mode is one native, which converts arguments and result as MethodHandle.asType would. The
// program's handles are the library's own objects; they say where the variable lies. The library's handles
// for itself, made in many static initialisers, are instances of one of those classes made without its
// constructor (their `vform` is null), which say the same in one field.
#include <fmt/format.h>

#include <algorithm>

#include "java/natives/member_name.h"
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
  Klass* klass = nullptr;     // of the value, for references
  Klass* declared = nullptr;  // ... as the handle has it; an array's elements may be more special
  unsigned next_slot = 0;     // the first value argument: its slot and its number among the parameters
  unsigned next_parameter = 0;
  bool is_final = false;
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

// How the library implements an access mode: static, by its name, with the handle first.
Method* library_mode(const NativeCall& call) {
  for (const Klass* k = call.vm.heap.klass(call.ref(0)); k != nullptr; k = k->super)
    for (const auto& method : k->methods)
      if (method->name == call.method.name && method->is_static()) return method.get();
  return nullptr;
}

// Views of bytes as numbers (byteArrayViewVarHandle, byteBufferViewVarHandle): the library's code is run,
// whose accesses are made by Unsafe. It takes the arguments as they are.
NativeResult run_library_mode(NativeCall& call) {
  Method* mode = library_mode(call);
  if (mode == nullptr) return call.throw_new("java/lang/UnsupportedOperationException");
  bool fits = mode->parameters.size() == call.method.parameters.size() + 1 &&
              mode->return_type == call.method.return_type;
  for (std::size_t i = 0; fits && i < call.method.parameters.size(); ++i)
    fits = mode->parameters[i + 1] == call.method.parameters[i];
  if (!fits)
    return call.unsupported("java.lang.invoke.VarHandle." + call.method.name + " of a view with the type " +
                            call.method.descriptor + ", which needs conversions");
  return call.invoke(mode, call.arguments(), call.method.argument_slots);
}

struct LibraryHandle {
  BasicType type = Void;  // of the variable; Void: another kind of handle
  bool is_static = false, is_array = false, is_final = false;
};

// By its class: VarHandleInts$FieldInstanceReadWrite and so on.
LibraryHandle describe_handle(const Klass* klass) {
  constexpr std::string_view kPrefix = "java/lang/invoke/VarHandle";
  static constexpr std::pair<std::string_view, BasicType> kTypes[] = {
      {"Booleans", Boolean}, {"Bytes", Byte},   {"Chars", Char},     {"Shorts", Short},        {"Ints", Int},
      {"Longs", Long},       {"Floats", Float}, {"Doubles", Double}, {"References", Reference}};
  std::string_view name = klass->name;
  if (!klass->from_jdk || !name.starts_with(kPrefix)) return {};
  name.remove_prefix(kPrefix.size());
  std::size_t dollar = name.find('$');
  if (dollar == std::string_view::npos) return {};
  std::string_view kind = name.substr(dollar + 1);
  for (auto [text, type] : kTypes)
    if (name.substr(0, dollar) == text)
      return {type, kind.starts_with("FieldStatic"), kind == "Array", kind.ends_with("ReadOnly")};
  return {};
}

Klass* class_in(Vm& vm, Ref handle, const char* field) {
  return vm.klass_of_mirror(
      vm.get<Ref>(handle, vm.heap.klass(handle)->find_field(field, "Ljava/lang/Class;")));
}

// The handle's code (see kTypeShift) and its classes.
struct Place {
  std::int64_t code = 0;
  Klass *receiver = nullptr, *type = nullptr;
};

Place place_of(Vm& vm, Ref handle) {
  HandleFields fields = handle_fields(vm);
  return {vm.get<std::int64_t>(handle, fields.offset),
          vm.klass_of_mirror(vm.get<Ref>(handle, fields.receiver)),
          vm.klass_of_mirror(vm.get<Ref>(handle, fields.type))};
}

Place place_of(Vm& vm, Ref handle, const LibraryHandle& kind) {
  const Klass* klass = vm.heap.klass(handle);
  Place place;
  place.code = static_cast<std::int64_t>(kind.type) << kTypeShift | (kind.is_final ? kIsFinal : 0);
  bool reference = kind.type == Reference;
  if (kind.is_array) {
    place.code |= kIsArray;
    place.receiver = reference ? class_in(vm, handle, "arrayType") : vm.array_of(kind.type);
    place.type = reference ? class_in(vm, handle, "componentType") : vm.primitive(kind.type);
    return place;
  }
  place.code |= vm.get<std::int64_t>(handle, klass->find_field("fieldOffset", "J"));
  place.receiver =
      kind.is_static
          ? vm.klass_of_mirror(vm.get<Ref>(handle, klass->find_field("base", "Ljava/lang/Object;")))
          : class_in(vm, handle, "receiverType");
  place.type = reference ? class_in(vm, handle, "fieldType") : vm.primitive(kind.type);
  return place;
}

// The type of an access in the mode that is being called (VarHandle.accessModeType).
std::string mode_descriptor(const NativeCall& call, const Place& place) {
  std::string coordinates;
  if ((place.code & kIsArray) != 0)
    coordinates = descriptor_of(place.receiver) + "I";
  else if ((place.code & kStaticCell) == 0)
    coordinates = descriptor_of(place.receiver);
  std::string value = descriptor_of(place.type);
  const std::string& name = call.method.name;
  if (name.starts_with("getAnd")) return "(" + coordinates + value + ")" + value;
  if (name.starts_with("get")) return "(" + coordinates + ")" + value;
  if (name.starts_with("set")) return "(" + coordinates + value + ")V";
  return "(" + coordinates + value + value + ")" + (name.starts_with("compareAndExchange") ? value : "Z");
}

// As java.lang.invoke.MethodType prints it: simple names.
std::string type_text(Vm& vm, const std::string& descriptor) {
  std::string text = "(";
  auto parts = split_descriptor(descriptor);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    Thrown ignored;
    const Klass* klass = class_of_descriptor(vm, parts[i], ignored);
    std::string name = klass == nullptr ? std::string(parts[i]) : message_name(klass);
    if (i + 1 == parts.size())
      text += ")";
    else if (i > 0)
      text += ",";
    text += name.substr(name.find_last_of(".$") + 1);
  }
  return text;
}

// Where the variable lies, from the handle and the coordinates. Done: go on.
NativeResult locate(NativeCall& call, Variable& variable) {
  Vm& vm = call.vm;
  Ref handle = call.ref(0);
  if (handle == kNull) return null_pointer(call);
  const Klass* klass = vm.heap.klass(handle);
  const Field* form = klass->find_field("vform", "Ljava/lang/invoke/VarForm;");
  Place place;
  if (vm.get<Ref>(handle, form) == kNull) {
    place = place_of(vm, handle);
  } else {
    LibraryHandle kind = describe_handle(klass);
    if (kind.type == Void)
      return klass->name.starts_with("java/lang/invoke/VarHandleByteArrayAs")
                 ? run_library_mode(call)
                 : call.unsupported("java.lang.invoke.VarHandle." + call.method.name +
                                    ": this kind of variable handle (" + klass->external_name() + ")");
    place = place_of(vm, handle, kind);
    if (vm.get<std::uint8_t>(handle, klass->find_field("exact", "Z")) != 0)
      if (std::string wanted = mode_descriptor(call, place); wanted != call.method.descriptor)
        return call.throw_new("java/lang/invoke/WrongMethodTypeException",
                              fmt::format("expected {} but found {}", type_text(vm, wanted),
                                          type_text(vm, call.method.descriptor)));
  }
  std::int64_t code = place.code;
  variable.type = static_cast<BasicType>((code >> kTypeShift) & 0xf);
  variable.is_final = (code & kIsFinal) != 0;
  variable.klass = variable.declared = place.type;
  Klass* receiver_class = place.receiver;
  std::int64_t offset = code & 0xffffffff;
  variable.next_slot = 1;
  if ((offset & kStaticCell) != 0) {
    variable.cell = cell_at(vm, receiver_class->mirror, offset, variable.type);
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
    offset = kElementsOffset + std::int64_t{index} * size_of(variable.type);
    if (variable.type == Reference) variable.klass = vm.heap.klass(object)->element;
  }
  variable.cell = cell_at(vm, object, offset, variable.type);
  return NativeResult::Done;
}

// Whether a box can have this type (MethodHandle.asType).
bool may_be_box(std::string_view type) {
  static constexpr std::string_view kSupertypes[] = {"Ljava/lang/Object;",
                                                     "Ljava/lang/Number;",
                                                     "Ljava/io/Serializable;",
                                                     "Ljava/lang/Comparable;",
                                                     "Ljava/lang/constant/Constable;",
                                                     "Ljava/lang/constant/ConstantDesc;"};
  for (std::string_view super : kSupertypes)
    if (type == super) return true;
  for (BasicType basic : {Boolean, Byte, Char, Short, Int, Float, Long, Double})
    if (type.substr(1, type.size() - 2) == box_class(basic)) return true;
  return false;
}

// Whether a primitive of that type, boxed, can be a reference of that class; so with asType.
bool boxes_as(Vm& vm, BasicType type, const Klass* klass) {
  return vm.require_class(box_class(type))->is_subtype_of(klass);
}

// Whether the mode's result, of type `type`, can be what the call site asks for. That is settled before
// anything is written.
bool result_fits(NativeCall& call, BasicType type, const Klass* declared) {
  const BasicType wanted = call.method.return_type;
  if (wanted == type || wanted == Void) return true;
  if (type == Reference) return may_be_box(descriptor_of(declared));
  if (wanted != Reference) return widen({type, 0}, wanted).has_value();
  Thrown thrown;
  const std::string_view result =
      std::string_view(call.method.descriptor).substr(call.method.descriptor.find(')') + 1);
  const Klass* to = class_of_descriptor(call.vm, result, thrown);
  return to == nullptr || boxes_as(call.vm, type, to);
}

enum class Use : std::uint8_t { Stored, Compared };

// The next value argument, as the variable's type. What an array cannot hold can still be compared with.
NativeResult take_value(NativeCall& call, Variable& variable, std::uint64_t& bits, Use use = Use::Stored) {
  if (variable.next_parameter >= call.method.parameters.size()) return wrong_type(call);
  BasicType given = call.method.parameters[variable.next_parameter++];
  unsigned slot = variable.next_slot;
  variable.next_slot += slots_of(given);
  bits = slots_of(given) == 2 ? static_cast<std::uint64_t>(call.i64(slot))
                              : std::uint64_t{static_cast<std::uint32_t>(call.i32(slot))};
  Vm& vm = call.vm;
  if (variable.type == Reference) {
    if (given != Reference) {
      if (!boxes_as(vm, given, variable.declared)) return wrong_type(call);
      Ref boxed = value_of(call, given, bits);
      if (boxed == kNull) return NativeResult::Threw;
      bits = boxed;
    }
    Ref value = static_cast<Ref>(bits);
    if (value == kNull) return NativeResult::Done;
    const Klass* from = vm.heap.klass(value);
    if (!from->is_subtype_of(variable.declared)) return class_cast(call, from, variable.declared);
    if (use == Use::Compared || from->is_subtype_of(variable.klass)) return NativeResult::Done;
    return call.method.name == "set"  // an aastore, in the library
               ? call.throw_new("java/lang/ArrayStoreException", from->external_name())
               : call.throw_new("java/lang/ArrayStoreException");
  }
  Unboxed value{given, bits};
  if (given == Reference) {
    if (!may_be_box(split_descriptor(call.method.descriptor)[variable.next_parameter - 1]))
      return wrong_type(call);
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
      bits = value_of(call, type, bits);
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
    const Klass* from = call.vm.heap.klass(static_cast<Ref>(bits));
    const Klass* to = call.vm.require_class(box_class(wanted));
    if (!unboxed || !widen(*unboxed, wanted)) return class_cast(call, from, to);
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
  if (!result_fits(call, v.type, v.declared)) return wrong_type(call);
  std::uint64_t bits;
  if (NativeResult r = read_cell(call, v.cell, v.type, order, bits); r != NativeResult::Done) return r;
  return give(call, v.type, v.klass, bits);
}

template <Order order>
NativeResult set(NativeCall& call) {
  Variable v;
  std::uint64_t bits;
  if (NativeResult r = locate(call, v); r != NativeResult::Done) return r;
  if (v.is_final) return read_only(call);
  if (NativeResult r = take_value(call, v, bits); r != NativeResult::Done) return r;
  if (NativeResult r = check_store(call, v.cell, v.type, bits); r != NativeResult::Done) return r;
  NativeResult begun =
      order == Order::Plain ? begin_plain_write(call, v.cell) : begin_sync_write(call, v.cell);
  if (begun != NativeResult::Done) return begun;
  store_cell(call.vm, v.cell, v.type, bits);
  if (order == Order::Plain)
    emit_plain(call, EventKind::Write, v.cell, v.type, bits);
  else
    emit_sync(call, EventKind::SyncWrite, v.cell, v.type, bits, order);
  return call.ret();
}

enum class Answer { Success, Previous };

template <Answer answer, Order order>
NativeResult compare_and_set(NativeCall& call) {
  Variable v;
  std::uint64_t expected, desired;
  if (NativeResult r = locate(call, v); r != NativeResult::Done) return r;
  if (v.is_final) return read_only(call);
  if (NativeResult r = take_value(call, v, expected, Use::Compared); r != NativeResult::Done) return r;
  if (NativeResult r = take_value(call, v, desired); r != NativeResult::Done) return r;
  if (!result_fits(call, answer == Answer::Success ? Boolean : v.type, v.declared)) return wrong_type(call);
  if (NativeResult r = check_store(call, v.cell, v.type, desired); r != NativeResult::Done) return r;
  if (NativeResult r = begin_sync_access(call, v.cell); r != NativeResult::Done) return r;
  std::uint64_t previous = load_bits(call.vm, v.cell.at, v.type);
  bool same = previous == expected;
  if (same && atomic_write_grows_visibility(call, v.cell)) return NativeResult::Refine;
  if (same) store_cell(call.vm, v.cell, v.type, desired);
  if (same)
    emit_sync(call, EventKind::SyncUpdate, v.cell, v.type, desired, order);
  else
    emit_sync(call, EventKind::SyncFailure, v.cell, v.type, previous, order);
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
  if (v.is_final) return read_only(call);
  if (NativeResult r = take_value(call, v, operand); r != NativeResult::Done) return r;
  if (!result_fits(call, v.type, v.declared)) return wrong_type(call);
  if (NativeResult r = check_store(call, v.cell, v.type, operand); r != NativeResult::Done) return r;
  if (!updated(update, v.type, 0, 0)) return read_only(call);
  if (NativeResult r = begin_sync_write(call, v.cell); r != NativeResult::Done) return r;
  std::uint64_t previous = load_bits(call.vm, v.cell.at, v.type);
  store_cell(call.vm, v.cell, v.type, *updated(update, v.type, previous, operand));
  std::uint64_t now = load_bits(call.vm, v.cell.at, v.type);
  emit_sync(call, EventKind::SyncUpdate, v.cell, v.type, now, order);
  return give(call, v.type, v.klass, previous);
}

// --- making handles ---

std::int64_t handle_offset(const Field* field) {
  return cell_offset(field) | (field->is_final() ? kIsFinal : 0);
}

// Whether the library makes the handle, for itself.
bool for_the_library(const NativeCall& call) {
  auto caller = innermost_frame(call);
  return call.ref(0) != kNull && caller && caller->method->holder->from_jdk;
}

NativeResult find_field_handle(NativeCall& call,
                               bool want_static) {  // (Lookup, Class holder, String name, Class type)
  Vm& vm = call.vm;
  if (!for_the_library(call)) return NativeResult::Bytecode;
  if (call.ref(1) == kNull || call.ref(2) == kNull || call.ref(3) == kNull) return null_pointer(call);
  Klass *holder = vm.klass_of_mirror(call.ref(1)), *type = vm.klass_of_mirror(call.ref(3));
  std::string descriptor = descriptor_of(type);
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
  if (!for_the_library(call)) return NativeResult::Bytecode;
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
  if (!for_the_library(call)) return NativeResult::Bytecode;
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
constexpr const char* kWhy = "the library's own handles need no forms, and its initialisers make many";
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
