// What nearly every native needs: classes behind mirrors, fields of library classes by name, callers, boxes.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "java/natives/natives.h"
#include "java/vm.h"

namespace heddle::java {

// The field of a library class; a fault if this JDK does not have it.
Field* library_field(Vm& vm, std::string_view klass, std::string_view name, std::string_view descriptor);
template <typename T>
T read_field(Vm& vm, Ref object, std::string_view klass, std::string_view name, std::string_view descriptor) {
  return vm.get<T>(object, library_field(vm, klass, name, descriptor));
}

inline Ref mirror_of(const Klass* klass) {
  return klass == nullptr ? kNull : klass->mirror;
}
// `thrown` as the native's outcome.
NativeResult raise(NativeCall& call, const Thrown& thrown);
NativeResult null_pointer(NativeCall& call);

// "java.util.Map" -> "java/util/Map" and back.
std::string internal_name(std::string_view dotted);
std::string dotted_name(std::string_view internal);
// How HotSpot names a class in messages: "java.lang.String", "int[]", "java.lang.String[][]".
std::string message_name(const Klass* klass);

// The class that a field descriptor names ("I", "[J", "Ljava/lang/String;"), loading it if need be.
Klass* class_of_descriptor(Vm& vm, std::string_view descriptor, Thrown& thrown, Ref loader = kNull);
// Splits a method descriptor: the descriptors of the parameters, then that of the result, in order.
std::vector<std::string_view> split_descriptor(std::string_view method_descriptor);

// An array of strings, classes, bytes. kNull: OutOfMemoryError has been thrown.
Ref new_string_array(NativeCall& call, const std::vector<std::string>& utf8);
Ref new_reference_array(NativeCall& call, Klass* element, const std::vector<Ref>& elements);
Ref new_byte_array(NativeCall& call, const void* bytes, std::size_t size);
Ref new_byte_stream(NativeCall& call, std::span<const std::uint8_t> bytes);  // a ByteArrayInputStream

// The frames below a native, innermost first: frame 0 is the method that called it.
struct CallerFrame {
  Method* method = nullptr;
  std::uint32_t instruction = 0;
  std::uint32_t header = 0;  // slot index in the stack
};
std::optional<CallerFrame> innermost_frame(const NativeCall& call);
std::optional<CallerFrame> next_frame(const NativeCall& call, const CallerFrame& frame);
// The class whose code called the caller-sensitive method that called the native; nullptr: none (a thread's
// root).
Klass* caller_class(const NativeCall& call);
// Whether the program asked for what the native does, by itself or through reflection, handles and field
// updaters, and not the library for its own purposes.
bool program_is_behind(const NativeCall& call);
// Whether the machine relies on a constructor of `klass` or of its supers, down to but without `run`, which
// is (null: none is). Exceptions do without: what the machine reads there may be null.
bool skips_needed_constructor(const Vm& vm, const Klass* klass, const Klass* run);
// Whether the native was called through reflection or a handle, and not by the library's code.
bool is_called_reflectively(const NativeCall& call);

// Boxes. A primitive's raw bits are kept in 64 bits, narrower types sign- or zero-extended as on the operand
// stack.
const char* box_class(BasicType type);
Ref box(NativeCall& call, BasicType type, std::uint64_t bits);
// ... or the one that the library keeps for this value: Integer.valueOf and its kin.
Ref value_of(NativeCall& call, BasicType type, std::uint64_t bits);
// The primitive inside a box; nullopt if `object` is null or no box.
struct Unboxed {
  BasicType type;
  std::uint64_t bits;
};
std::optional<Unboxed> unbox(Vm& vm, Ref object);
// Widening primitive conversion (JLS 5.1.2); nullopt if `from` does not widen to `to`.
std::optional<std::uint64_t> widen(Unboxed value, BasicType to);

// The bits of a primitive or reference in the state memory, extended as on the operand stack; and back.
std::uint64_t load_bits(const Vm& vm, Offset at, BasicType type);
std::uint64_t sign_extended(BasicType type, std::uint64_t raw);          // as load_bits does
void store_bits(Vm& vm, Offset at, BasicType type, std::uint64_t bits);  // not for references

}  // namespace heddle::java
