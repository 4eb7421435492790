#include "java/natives/lookup.h"

#include <algorithm>
#include <cstring>

#include "base/check.h"
#include "java/interp/interpreter.h"
#include "java/link/linked_site.h"
#include "java/natives/reflective_stub.h"

namespace heddle::java {

Field* library_field(Vm& vm, std::string_view klass, std::string_view name, std::string_view descriptor) {
  Field* field = vm.require_class(klass)->find_field(name, descriptor);
  HEDDLE_CHECK(field != nullptr, "this JDK's library lacks a field that a native method needs");
  return field;
}

NativeResult raise(NativeCall& call, const Thrown& thrown) {
  if (!thrown.wanted.empty()) {
    call.load = load_site(call.vm, thrown.loader, thrown.wanted);
    return NativeResult::Invoke;
  }
  return thrown.has_message ? call.throw_new(thrown.klass, thrown.message) : call.throw_new(thrown.klass);
}

NativeResult null_pointer(NativeCall& call) {
  return call.throw_new("java/lang/NullPointerException");
}

std::string internal_name(std::string_view dotted) {
  std::string name(dotted);
  std::replace(name.begin(), name.end(), '.', '/');
  return name;
}

std::string dotted_name(std::string_view internal) {
  std::string name(internal);
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

std::string message_name(const Klass* klass) {
  std::string brackets;
  while (klass->is_array && klass->element_type == BasicType::Reference) {
    brackets += "[]";
    klass = klass->element;
  }
  if (klass->is_array) {
    static constexpr const char* kNames[] = {"boolean", "byte",  "char", "short",
                                             "int",     "float", "long", "double"};
    return kNames[static_cast<std::size_t>(klass->element_type)] + ("[]" + brackets);
  }
  return klass->external_name() + brackets;
}

Klass* class_of_descriptor(Vm& vm, std::string_view descriptor, Thrown& thrown, Ref loader) {
  if (descriptor[0] == 'L') return vm.load_class(descriptor.substr(1, descriptor.size() - 2), thrown, loader);
  if (descriptor[0] == '[') return vm.load_class(descriptor, thrown, loader);
  return vm.primitive(type_of_descriptor(descriptor[0]));
}

std::vector<std::string_view> split_descriptor(std::string_view descriptor) {
  std::vector<std::string_view> parts;
  std::size_t at = 1;
  while (at < descriptor.size()) {
    if (descriptor[at] == ')') {
      parts.push_back(descriptor.substr(at + 1));
      break;
    }
    std::size_t end = at;
    while (descriptor[end] == '[') ++end;
    end = descriptor[end] == 'L' ? descriptor.find(';', end) + 1 : end + 1;
    parts.push_back(descriptor.substr(at, end - at));
    at = end;
  }
  return parts;
}

Ref new_string_array(NativeCall& call, const std::vector<std::string>& utf8) {
  Ref array = call.new_array(call.vm.array_of(call.vm.known.string), static_cast<std::uint32_t>(utf8.size()));
  if (array == kNull) return kNull;
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    Ref text = call.new_string(utf8[i]);
    if (text == kNull) return kNull;
    call.vm.heap.put_ref(array, kElementsOffset + 4 * static_cast<std::uint32_t>(i), text);
  }
  return array;
}

Ref new_reference_array(NativeCall& call, Klass* element, const std::vector<Ref>& elements) {
  Ref array = call.new_array(call.vm.array_of(element), static_cast<std::uint32_t>(elements.size()));
  if (array == kNull) return kNull;
  for (std::size_t i = 0; i < elements.size(); ++i)
    call.vm.heap.put_ref(array, kElementsOffset + 4 * static_cast<std::uint32_t>(i), elements[i]);
  return array;
}

Ref new_byte_array(NativeCall& call, const void* bytes, std::size_t size) {
  Ref array = call.new_array(call.vm.array_of(BasicType::Byte), static_cast<std::uint32_t>(size));
  if (array == kNull || size == 0) return array;
  Offset at = Heap::offset(array) + kElementsOffset;
  call.vm.memory.touch(at, size);
  __builtin_memcpy(call.vm.memory.base() + at, bytes, size);
  return array;
}

Ref new_byte_stream(NativeCall& call, std::span<const std::uint8_t> bytes) {
  Klass* klass = call.vm.require_class("java/io/ByteArrayInputStream");
  Ref array = new_byte_array(call, bytes.data(), bytes.size());
  Ref stream = array == kNull ? kNull : call.new_object(klass);
  if (stream == kNull) return kNull;
  call.vm.set_ref(stream, klass->find_field("buf", "[B"), array);
  call.vm.set<std::int32_t>(stream, klass->find_field("count", "I"), static_cast<std::int32_t>(bytes.size()));
  return stream;
}

namespace {

std::optional<CallerFrame> frame_at(const NativeCall& call, std::uint32_t header) {
  if (header == 0) return std::nullopt;
  const std::uint32_t* slots = call.vm.stack(call.thread) + header;
  return CallerFrame{call.vm.methods[slots[kFrameMethod]], slots[kFramePc], header};
}

// Frames of the reflection machinery, which stand between a caller and what it called (HotSpot:
// Method::is_ignored_by_security_stack_walk).
bool is_reflection_frame(const Method* method) {
  const std::string& holder = method->holder->name;
  bool made_by_us = method->holder->hidden && method->holder->defined_at == 0;
  if (made_by_us || method->hidden_frame || is_reflective_stub(method)) return true;
  if (holder == "java/lang/reflect/Method") return method->name == "invoke";
  return holder.starts_with("jdk/internal/reflect/") && holder.ends_with("MethodAccessorImpl");
}

}  // namespace

std::optional<CallerFrame> innermost_frame(const NativeCall& call) {
  call.interpreter.sync_registers();
  return frame_at(call, call.vm.record(call.thread).frame);
}

std::optional<CallerFrame> next_frame(const NativeCall& call, const CallerFrame& frame) {
  return frame_at(call, call.vm.stack(call.thread)[frame.header + kFrameCaller]);
}

Klass* caller_class(const NativeCall& call) {
  auto frame = innermost_frame(call);
  if (!frame) return nullptr;
  while ((frame = next_frame(call, *frame)))
    if (frame->method->stub == Method::Stub::None && !is_reflection_frame(frame->method))
      return frame->method->holder;
  return nullptr;
}

bool program_is_behind(const NativeCall& call) {
  static constexpr std::string_view kGoBetweens[] = {"jdk/internal/misc/Unsafe",
                                                     "sun/misc/Unsafe",
                                                     "jdk/internal/reflect/",
                                                     "java/lang/reflect/",
                                                     "java/lang/invoke/VarHandle",
                                                     "java/lang/invoke/LambdaForm",
                                                     "java/lang/invoke/Invokers",
                                                     "java/lang/invoke/DirectMethodHandle",
                                                     "java/util/concurrent/atomic/Atomic",
                                                     "sun/reflect/"};
  for (auto frame = innermost_frame(call); frame; frame = next_frame(call, *frame)) {
    const Method* method = frame->method;
    if (method->stub != Method::Stub::None || is_reflection_frame(method)) continue;
    const bool between =
        std::any_of(std::begin(kGoBetweens), std::end(kGoBetweens),
                    [&](std::string_view prefix) { return method->holder->name.starts_with(prefix); });
    if (!method->holder->from_jdk || !between) return !method->holder->from_jdk;
  }
  return false;
}

bool skips_needed_constructor(const Vm& vm, const Klass* klass, const Klass* run) {
  for (; klass != run && klass != nullptr; klass = klass->super)
    if (klass->relied_on && klass != vm.known.throwable) return true;
  return false;
}

bool is_called_reflectively(const NativeCall& call) {
  const auto caller = innermost_frame(call);
  return caller && (caller->method->hidden_frame || is_reflective_stub(caller->method)) &&
         program_is_behind(call);
}

const char* box_class(BasicType type) {
  switch (type) {
    case BasicType::Boolean: return "java/lang/Boolean";
    case BasicType::Byte: return "java/lang/Byte";
    case BasicType::Char: return "java/lang/Character";
    case BasicType::Short: return "java/lang/Short";
    case BasicType::Int: return "java/lang/Integer";
    case BasicType::Float: return "java/lang/Float";
    case BasicType::Long: return "java/lang/Long";
    case BasicType::Double: return "java/lang/Double";
    default: return nullptr;
  }
}

namespace {

constexpr const char* kPrimitiveDescriptors[] = {"Z", "B", "C", "S", "I", "F", "J", "D"};

std::int64_t as_number(BasicType type, std::uint64_t bits) {
  switch (type) {
    case BasicType::Byte: return static_cast<std::int8_t>(bits);
    case BasicType::Short: return static_cast<std::int16_t>(bits);
    case BasicType::Char: return static_cast<std::uint16_t>(bits);
    case BasicType::Int: return static_cast<std::int32_t>(bits);
    default: return static_cast<std::int64_t>(bits);
  }
}

}  // namespace

Ref box(NativeCall& call, BasicType type, std::uint64_t bits) {
  Klass* klass = call.vm.require_class(box_class(type));
  Ref object = call.new_object(klass);
  if (object == kNull) return kNull;
  const Field* value = klass->find_field("value", kPrimitiveDescriptors[static_cast<std::size_t>(type)]);
  store_bits(call.vm, Heap::offset(object) + value->offset, type, bits);
  return object;
}

Ref value_of(NativeCall& call, BasicType type, std::uint64_t bits) {
  struct Cached {
    BasicType type;
    const char *cache, *elements;
    std::int64_t low;
  };
  static constexpr Cached kCaches[] = {
      {BasicType::Byte, "java/lang/Byte$ByteCache", "[Ljava/lang/Byte;", -128},
      {BasicType::Short, "java/lang/Short$ShortCache", "[Ljava/lang/Short;", -128},
      {BasicType::Char, "java/lang/Character$CharacterCache", "[Ljava/lang/Character;", 0},
      {BasicType::Int, "java/lang/Integer$IntegerCache", "[Ljava/lang/Integer;", -128},
      {BasicType::Long, "java/lang/Long$LongCache", "[Ljava/lang/Long;", -128}};
  Vm& vm = call.vm;
  if (type == BasicType::Boolean)
    return vm.get_static<Ref>(vm.require_class("java/lang/Boolean")
                                  ->find_field((bits & 1) != 0 ? "TRUE" : "FALSE", "Ljava/lang/Boolean;"));
  for (const Cached& cached : kCaches) {
    if (cached.type != type) continue;
    const Ref boxes =
        vm.get_static<Ref>(vm.require_class(cached.cache)->find_field("cache", cached.elements));
    const std::int64_t index = as_number(type, bits) - cached.low;
    if (index >= 0 && index < vm.heap.length(boxes))
      return vm.heap.get<Ref>(boxes, kElementsOffset + 4 * static_cast<std::uint32_t>(index));
  }
  return box(call, type, bits);
}

std::optional<Unboxed> unbox(Vm& vm, Ref object) {
  if (object == kNull) return std::nullopt;
  const Klass* klass = vm.heap.klass(object);
  if (!klass->from_jdk) return std::nullopt;
  for (std::size_t i = 0; i < std::size(kPrimitiveDescriptors); ++i) {
    auto type = static_cast<BasicType>(i);
    if (klass->name != box_class(type)) continue;
    const Field* value = klass->find_field("value", kPrimitiveDescriptors[i]);
    return Unboxed{type, load_bits(vm, Heap::offset(object) + value->offset, type)};
  }
  return std::nullopt;
}

std::optional<std::uint64_t> widen(Unboxed value, BasicType to) {
  using enum BasicType;
  if (value.type == to) return value.bits;
  auto as_int = static_cast<std::int32_t>(value.bits);
  auto bits_of = [](auto number) -> std::uint64_t {
    if constexpr (sizeof number == 4)
      return __builtin_bit_cast(std::uint32_t, number);
    else
      return __builtin_bit_cast(std::uint64_t, number);
  };
  bool small = value.type == Byte || value.type == Short || value.type == Char || value.type == Int;
  if (small) {
    switch (to) {
      case Short: return value.type == Byte ? std::optional(value.bits) : std::nullopt;
      case Int: return value.bits;
      case Long: return bits_of(std::int64_t{as_int});
      case Float: return bits_of(static_cast<float>(as_int));
      case Double: return bits_of(static_cast<double>(as_int));
      default: return std::nullopt;
    }
  }
  auto as_long = static_cast<std::int64_t>(value.bits);
  if (value.type == Long && to == Float) return bits_of(static_cast<float>(as_long));
  if (value.type == Long && to == Double) return bits_of(static_cast<double>(as_long));
  if (value.type == Float && to == Double)
    return bits_of(static_cast<double>(__builtin_bit_cast(float, static_cast<std::uint32_t>(value.bits))));
  return std::nullopt;
}

std::uint64_t sign_extended(BasicType type, std::uint64_t raw) {
  auto extended = [](std::int32_t value) { return std::uint64_t{static_cast<std::uint32_t>(value)}; };
  switch (type) {
    case BasicType::Boolean: return raw & 1;
    case BasicType::Byte: return extended(static_cast<std::int8_t>(raw));
    case BasicType::Short: return extended(static_cast<std::int16_t>(raw));
    default: return raw;
  }
}

std::uint64_t load_bits(const Vm& vm, Offset at, BasicType type) {
  std::uint64_t raw = 0;
  std::memcpy(&raw, vm.memory.base() + at, size_of(type));
  return sign_extended(type, raw);
}

void store_bits(Vm& vm, Offset at, BasicType type, std::uint64_t bits) {
  switch (size_of(type)) {
    case 1: vm.memory.store<std::uint8_t>(at, static_cast<std::uint8_t>(bits)); return;
    case 2: vm.memory.store<std::uint16_t>(at, static_cast<std::uint16_t>(bits)); return;
    case 4: vm.memory.store<std::uint32_t>(at, static_cast<std::uint32_t>(bits)); return;
    case 8: vm.memory.store<std::uint64_t>(at, bits); return;
    default: return;
  }
}

}  // namespace heddle::java
