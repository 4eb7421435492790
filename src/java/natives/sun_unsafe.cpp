// sun.misc.Unsafe, which programs can get hold of: every access is checked before the library's own code
// runs.
//
// In HotSpot such an access can break anything. Here it may touch what the program could touch by itself, as
// what it is: fields of the program's classes and elements of arrays, references only by references of a
// fitting type. The rest is not supported. jdk.internal.misc.Unsafe, behind it, is believed; nobody but the
// library can call it.
#include <algorithm>

#include "java/natives/unsafe_cell.h"

namespace heddle::java {
namespace {

using enum BasicType;
constexpr unsigned kObject = 1, kOffset = 2, kValue = 4;  // argument slots; slot 0 is the Unsafe

const Field* declared_at(const Klass* klass, std::uint32_t offset, bool is_static) {
  for (; klass != nullptr; klass = is_static ? nullptr : klass->super)
    for (const auto& field : klass->fields)
      if (field->is_static() == is_static && field->offset == offset) return field.get();
  return nullptr;
}

// `type`: the name of a class or array.
bool may_hold(const Vm& vm, std::string_view type, Ref value) {
  if (value == kNull) return true;
  const Klass* wanted = vm.find_loaded(type);
  return wanted != nullptr && vm.heap.klass(value)->is_subtype_of(wanted);
}

std::string_view class_of_descriptor(std::string_view descriptor) {
  return descriptor.starts_with('L') ? descriptor.substr(1, descriptor.size() - 2) : descriptor;
}

bool fits(const Vm& vm, const Cell& cell, BasicType type, Ref value) {
  const Klass* klass = cell.is_static ? vm.klass_of_mirror(cell.object) : vm.heap.klass(cell.object);
  if (!cell.is_static && klass->is_array) {
    if (klass->element_type != Reference) return type != Reference;
    return type == Reference && (cell.offset - kElementsOffset) % 4 == 0 &&
           may_hold(vm, klass->element->name, value);
  }
  const Field* field = declared_at(klass, cell.offset, cell.is_static);
  return field != nullptr && !field->holder->from_jdk && size_of(field->type) == size_of(type) &&
         (field->type == Reference) == (type == Reference) &&
         (type != Reference || may_hold(vm, class_of_descriptor(field->descriptor), value));
}

// Stored: the number of values of that type among the arguments, of which the last is stored.
template <BasicType type, unsigned stored>
NativeResult check(NativeCall& call) {
  const Ref object = call.ref(kObject);
  if (object == kNull) return NativeResult::Bytecode;  // not supported, says the library's native
  const Cell cell = cell_at(call.vm, object, call.i64(kOffset), size_of(type));
  const Ref value = type == Reference && stored != 0 ? call.ref(kValue + stored - 1) : kNull;
  if (cell.valid && fits(call.vm, cell, type, value)) return NativeResult::Bytecode;
  return call.unsupported(
      "sun.misc.Unsafe." + call.method.name +
      ": it may only access fields of the program's own classes and elements of arrays, each as what it is");
}

NativeResult check_thread(NativeCall& call) {
  const Ref thread = call.ref(kObject);
  if (thread == kNull || call.vm.heap.klass(thread)->is_subclass_of(call.vm.known.thread))
    return NativeResult::Bytecode;
  return call.unsupported("sun.misc.Unsafe.unpark of an object that is no thread");
}

constexpr const char* kUnsafe = "sun/misc/Unsafe";
constexpr const char* kWhy = "checked first: it could confuse the types of objects";

constexpr NativeEntry kEntries[] = {
#define HEDDLE_GET(Name, type, d) \
  { kUnsafe, "get" Name, "(Ljava/lang/Object;J)" d, check<type, 0>, kWhy }
#define HEDDLE_PUT(Name, type, d) \
  { kUnsafe, "put" Name, "(Ljava/lang/Object;J" d ")V", check<type, 1>, kWhy }
#define HEDDLE_ACCESS(Name, type, d)                                                          \
  HEDDLE_GET(Name, type, d), HEDDLE_GET(Name "Volatile", type, d), HEDDLE_PUT(Name, type, d), \
      HEDDLE_PUT(Name "Volatile", type, d)
    HEDDLE_ACCESS("Boolean", Boolean, "Z"),
    HEDDLE_ACCESS("Byte", Byte, "B"),
    HEDDLE_ACCESS("Char", Char, "C"),
    HEDDLE_ACCESS("Short", Short, "S"),
    HEDDLE_ACCESS("Int", Int, "I"),
    HEDDLE_ACCESS("Float", Float, "F"),
    HEDDLE_ACCESS("Long", Long, "J"),
    HEDDLE_ACCESS("Double", Double, "D"),
    HEDDLE_ACCESS("Object", Reference, "Ljava/lang/Object;"),
    HEDDLE_PUT("OrderedInt", Int, "I"),
    HEDDLE_PUT("OrderedLong", Long, "J"),
    HEDDLE_PUT("OrderedObject", Reference, "Ljava/lang/Object;"),
#undef HEDDLE_ACCESS
#undef HEDDLE_PUT
#undef HEDDLE_GET
    {kUnsafe, "compareAndSwapInt", "(Ljava/lang/Object;JII)Z", check<Int, 2>, kWhy},
    {kUnsafe, "compareAndSwapLong", "(Ljava/lang/Object;JJJ)Z", check<Long, 2>, kWhy},
    {kUnsafe, "compareAndSwapObject", "(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z",
     check<Reference, 2>, kWhy},
    {kUnsafe, "getAndAddInt", "(Ljava/lang/Object;JI)I", check<Int, 1>, kWhy},
    {kUnsafe, "getAndAddLong", "(Ljava/lang/Object;JJ)J", check<Long, 1>, kWhy},
    {kUnsafe, "getAndSetInt", "(Ljava/lang/Object;JI)I", check<Int, 1>, kWhy},
    {kUnsafe, "getAndSetLong", "(Ljava/lang/Object;JJ)J", check<Long, 1>, kWhy},
    {kUnsafe, "getAndSetObject", "(Ljava/lang/Object;JLjava/lang/Object;)Ljava/lang/Object;",
     check<Reference, 1>, kWhy},
    {kUnsafe, "unpark", "(Ljava/lang/Object;)V", check_thread, kWhy},
};

}  // namespace

extern const NativeTable kSunUnsafeNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
