// java.lang.invoke.MemberName: a field, method or constructor as java.lang.invoke names it. What HotSpot
// injects is one word at the object's end here: the method's id, or the field's offset as Unsafe names it.
#pragma once

#include "java/natives/lookup.h"

namespace heddle::java {

inline constexpr std::uint32_t kReferenceKindShift = 24;
enum ReferenceKind : std::uint8_t {
  kGetField = 1,
  kGetStatic,
  kPutField,
  kPutStatic,
  kInvokeVirtual,
  kInvokeStatic,
  kInvokeSpecial,
  kNewInvokeSpecial,
  kInvokeInterface,
};

// nullptr: not resolved.
Method* method_of_member(const Vm& vm, Ref member);
// Makes `member` name it: class, flags and target; name and type too if it has none.
void name_method(Vm& vm, Ref member, Method* method, ReferenceKind kind);
void name_field(Vm& vm, Ref member, const Field* field, bool is_setter);

// "Ljava/lang/String;" of a class; the descriptor of a MethodType object.
std::string descriptor_of(const Klass* klass);
std::string descriptor_of_type(const Vm& vm, Ref method_type);

// What a call of a signature-polymorphic method of MethodHandle or VarHandle with that call-site descriptor
// runs: a native method whose own descriptor is the call site's. Made on first use, then the same for every
// such site.
Method* polymorphic_method(Vm& vm, Method* polymorphic, std::string_view descriptor);

}  // namespace heddle::java
