// java.lang.Class: names, hierarchy, nesting. Members and annotations are in class_members.cpp.
//
// A mirror's caches (name, reflectionData, enumConstants) are heap cells that every thread can reach: filling
// one is a visible write that makes states differ for nothing. Where that can be had cheaply the answer is
// computed afresh and nothing is stored; interned strings belong to every state.
#include "java/link/linked_site.h"
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

Klass* self(const NativeCall& call) {
  return call.vm.klass_of_mirror(call.ref(0));
}

const InnerClass* inner_entry(const Klass* klass) {
  if (klass->file == nullptr) return nullptr;
  for (const InnerClass& entry : klass->file->inner_classes)
    if (klass->file->class_name(entry.inner) == klass->name) return &entry;
  return nullptr;
}

// A class that a class file names; false: the native has thrown.
bool load(NativeCall& call, std::string_view name, Klass*& klass) {
  Thrown thrown;
  klass = call.vm.load_class(name, thrown, self(call)->loader);
  if (klass == nullptr) raise(call, thrown);
  return klass != nullptr;
}

NativeResult class_array(NativeCall& call, const std::vector<Klass*>& classes) {
  std::vector<Ref> mirrors;
  for (const Klass* klass : classes) mirrors.push_back(klass->mirror);
  Ref array = new_reference_array(call, call.vm.known.klass, mirrors);
  return array == kNull ? NativeResult::Threw : call.ret_ref(array);
}

NativeResult get_primitive_class(NativeCall& call) {
  if (call.ref(0) == kNull) return null_pointer(call);
  std::string name = call.vm.string_utf8(call.ref(0));
  for (const Klass* klass : call.vm.primitives)
    if (klass != nullptr && klass->name == name) return call.ret_ref(klass->mirror);
  return call.throw_new("java/lang/ClassNotFoundException", name);
}

NativeResult assertion_status(NativeCall& call) {  // the receiver, or the argument of the static native
  return call.ret_bool(call.vm.options.assertions && !self(call)->from_jdk);
}

NativeResult class_name(NativeCall& call) {
  return call.ret_ref(call.vm.intern_utf8(self(call)->external_name()));
}

std::string package_name(const Klass* klass) {
  if (klass->is_primitive) return "java.lang";
  while (klass->is_array) {
    if (klass->element_type != BasicType::Reference) return "java.lang";
    klass = klass->element;
  }
  return dotted_name(klass->package());
}

NativeResult get_package_name(NativeCall& call) {
  return call.ret_ref(call.vm.intern_utf8(package_name(self(call))));
}

// Class.getSimpleName (JLS 6.7 tells apart member, local and anonymous classes; the class file's InnerClasses
// does too).
std::string simple_name(const Klass* klass) {
  if (klass->is_array) {
    std::string name = message_name(klass);
    if (klass->element_type != BasicType::Reference) return name;
    const Klass* innermost = klass;
    std::string brackets;
    while (innermost->is_array && innermost->element_type == BasicType::Reference) {
      innermost = innermost->element;
      brackets += "[]";
    }
    return simple_name(innermost) + brackets;
  }
  if (const InnerClass* entry = inner_entry(klass))
    return entry->name == 0 ? "" : std::string(klass->file->utf8(entry->name));
  std::string name = klass->external_name();
  if (klass->hidden) {  // Foo$$Lambda$1/0x...: everything after the package
    std::string package = package_name(klass);
    return package.empty() ? name : name.substr(package.size() + 1);
  }
  return name.substr(name.rfind('.') + 1);
}

NativeResult get_simple_name(NativeCall& call) {
  return call.ret_ref(call.vm.intern_utf8(simple_name(self(call))));
}

NativeResult is_instance(NativeCall& call) {
  Ref object = call.ref(1);
  if (object == kNull) return call.ret_bool(false);
  const Klass* klass = self(call);
  return call.ret_bool(!klass->is_primitive && call.vm.heap.klass(object)->is_subtype_of(klass));
}

NativeResult is_assignable_from(NativeCall& call) {
  if (call.ref(1) == kNull) return null_pointer(call);
  const Klass *to = self(call), *from = call.vm.klass_of_mirror(call.ref(1));
  if (to->is_primitive || from->is_primitive) return call.ret_bool(to == from);
  return call.ret_bool(from->is_subtype_of(to));
}

NativeResult is_interface(NativeCall& call) {
  return call.ret_bool(self(call)->is_interface());
}
NativeResult is_array(NativeCall& call) {
  return call.ret_bool(self(call)->is_array);
}
NativeResult is_primitive(NativeCall& call) {
  return call.ret_bool(self(call)->is_primitive);
}
NativeResult is_hidden(NativeCall& call) {
  return call.ret_bool(self(call)->hidden);
}
NativeResult is_record(NativeCall& call) {
  const Klass* klass = self(call);
  return call.ret_bool(klass->file != nullptr && klass->file->is_record);
}

NativeResult get_superclass(NativeCall& call) {
  const Klass* klass = self(call);
  if (klass->is_array) return call.ret_ref(call.vm.known.object->mirror);
  if (klass->is_interface() || klass->is_primitive) return call.ret_ref(kNull);
  return call.ret_ref(mirror_of(klass->super));
}

NativeResult get_interfaces(NativeCall& call) {
  const Klass* klass = self(call);
  if (klass->is_array) return class_array(call, {call.vm.known.cloneable, call.vm.known.serializable});
  return class_array(call, klass->interfaces);
}

constexpr std::uint16_t kClassModifiers = kAccPublic | kAccPrivate | kAccProtected | kAccStatic | kAccFinal |
                                          kAccInterface | kAccAbstract | kAccSynthetic | kAccAnnotation |
                                          kAccEnum;

std::int32_t class_modifiers(const Klass* klass) {
  if (klass->is_primitive) return kAccPublic | kAccFinal | kAccAbstract;
  if (klass->is_array) {
    std::int32_t element =
        klass->element_type == BasicType::Reference ? class_modifiers(klass->element) : kAccPublic;
    return (element & (kAccPublic | kAccPrivate | kAccProtected)) | kAccFinal | kAccAbstract;
  }
  const InnerClass* entry = inner_entry(klass);
  return (entry != nullptr ? entry->access : klass->access & ~kAccSuper) & kClassModifiers;
}

NativeResult get_modifiers(NativeCall& call) {
  return call.ret_i32(class_modifiers(self(call)));
}

NativeResult get_access_flags(NativeCall& call) {  // Reflection.getClassAccessFlags(Class)
  if (call.ref(0) == kNull) return null_pointer(call);
  const Klass* klass = self(call);
  return call.ret_i32(klass->is_primitive ? class_modifiers(klass) : klass->access & 0x7fff);
}

NativeResult get_declaring_class(NativeCall& call) {
  const Klass* klass = self(call);
  const InnerClass* entry = inner_entry(klass);
  if (entry == nullptr || entry->outer == 0) return call.ret_ref(kNull);
  Klass* outer = nullptr;
  if (!load(call, klass->file->class_name(entry->outer), outer)) return NativeResult::Threw;
  return call.ret_ref(outer->mirror);
}

NativeResult get_simple_binary_name(NativeCall& call) {
  const Klass* klass = self(call);
  const InnerClass* entry = inner_entry(klass);
  if (entry == nullptr || entry->name == 0) return call.ret_ref(kNull);
  return call.ret_ref(call.vm.intern_utf8(klass->file->utf8(entry->name)));
}

NativeResult get_enclosing_method(NativeCall& call) {
  const Klass* klass = self(call);
  if (klass->file == nullptr || klass->file->enclosing_class.empty()) return call.ret_ref(kNull);
  Klass* enclosing = nullptr;
  if (!load(call, klass->file->enclosing_class, enclosing)) return NativeResult::Threw;
  auto text = [&](const std::string& utf8) { return utf8.empty() ? kNull : call.vm.intern_utf8(utf8); };
  Ref array = new_reference_array(call, call.vm.known.object,
                                  {enclosing->mirror, text(klass->file->enclosing_method_name),
                                   text(klass->file->enclosing_method_descriptor)});
  return array == kNull ? NativeResult::Threw : call.ret_ref(array);
}

Klass* nest_host(Vm& vm, Klass* klass) {
  if (klass->file == nullptr || klass->file->nest_host.empty()) return klass;
  Thrown thrown;
  Klass* host = vm.load_class(klass->file->nest_host, thrown, klass->loader);
  return host == nullptr ? klass : host;  // JVMS 5.4.4: a class that cannot find its host is its own
}

NativeResult get_nest_host(NativeCall& call) {
  return call.ret_ref(nest_host(call.vm, self(call))->mirror);
}

NativeResult get_nest_members(NativeCall& call) {
  Klass* host = nest_host(call.vm, self(call));
  std::vector<Klass*> members{host};
  if (host->file != nullptr)
    for (const std::string& name : host->file->nest_members) {
      Klass* member = nullptr;
      if (!load(call, name, member)) return NativeResult::Threw;
      members.push_back(member);
    }
  return class_array(call, members);
}

NativeResult are_nest_mates(NativeCall& call) {  // Reflection.areNestMates(Class, Class)
  return call.ret_bool(nest_host(call.vm, call.vm.klass_of_mirror(call.ref(0))) ==
                       nest_host(call.vm, call.vm.klass_of_mirror(call.ref(1))));
}

NativeResult get_declared_classes(NativeCall& call) {
  const Klass* klass = self(call);
  std::vector<Klass*> members;
  if (klass->file != nullptr)
    for (const InnerClass& entry : klass->file->inner_classes) {
      if (entry.outer == 0 || klass->file->class_name(entry.outer) != klass->name) continue;
      Klass* member = nullptr;
      if (!load(call, klass->file->class_name(entry.inner), member)) return NativeResult::Threw;
      members.push_back(member);
    }
  return class_array(call, members);
}

NativeResult get_permitted_subclasses(NativeCall& call) {
  const Klass* klass = self(call);
  if (klass->file == nullptr || klass->file->permitted_subclasses.empty()) return call.ret_ref(kNull);
  std::vector<Klass*> permitted;
  for (const std::string& name : klass->file->permitted_subclasses) {
    Thrown thrown;
    if (Klass* found = call.vm.load_class(name, thrown, self(call)->loader))
      permitted.push_back(found);
    else if (!thrown.wanted.empty())
      return raise(call, thrown);
  }
  return class_array(call, permitted);
}

NativeResult get_generic_signature(NativeCall& call) {
  const Klass* klass = self(call);
  if (klass->file == nullptr || klass->file->signature.empty()) return call.ret_ref(kNull);
  return call.ret_ref(call.vm.intern_utf8(klass->file->signature));
}

// Class.forName0(String name, boolean initialize, ClassLoader loader, Class caller).
NativeResult for_name(NativeCall& call) {
  if (call.ref(0) == kNull) return null_pointer(call);
  std::string dotted = call.vm.string_utf8(call.ref(0));
  if (dotted.empty() || dotted.find('/') != std::string::npos)
    return call.throw_new("java/lang/ClassNotFoundException", dotted);
  Thrown thrown;
  std::string name = internal_name(dotted);
  Ref loader = call.vm.loader_of_program(call.ref(2));
  Klass* klass = call.vm.load_class(name, thrown, loader);
  if (!thrown.wanted.empty()) {
    call.load = load_site(call.vm, loader, thrown.wanted, true);
    return NativeResult::Invoke;
  }
  if (klass == nullptr && (thrown.klass != "java/lang/NoClassDefFoundError" || thrown.message != name) &&
      !name.starts_with('['))
    return raise(call, thrown);
  if (klass == nullptr || klass->is_primitive)
    return call.throw_new("java/lang/ClassNotFoundException", dotted);
  NativeResult pending;
  if (call.boolean(1) && !klass->is_array && !call.vm.initialised(klass) &&
      !call.ensure_initialised(klass, &pending))
    return pending;
  return call.ret_ref(klass->mirror);
}

// The array that the enum's own values() gives. Callers only read it.
NativeResult enum_constants(NativeCall& call) {
  Klass* klass = self(call);
  if (klass->super == nullptr || klass->super->name != "java/lang/Enum") return call.ret_ref(kNull);
  Method* values = klass->find_declared("values", "()[L" + klass->name + ";");
  if (values == nullptr || !values->is_static()) return call.ret_ref(kNull);
  NativeResult pending;
  if (!call.vm.initialised(klass) && !call.ensure_initialised(klass, &pending)) return pending;
  return call.invoke(values, {});
}

NativeResult null_result(NativeCall& call) {
  return call.ret_ref(kNull);
}
NativeResult nothing(NativeCall& call) {
  return call.ret();
}

constexpr const char* kClass = "java/lang/Class";
constexpr const char* kNoCache = "computed afresh: the cache in the mirror would be shared state";
constexpr NativeEntry kEntries[] = {
    {kClass, "getPrimitiveClass", nullptr, get_primitive_class},
    {kClass, "desiredAssertionStatus0", nullptr, assertion_status},
    {kClass, "desiredAssertionStatus", "()Z", assertion_status,
     "--assertions decides; the loader's lock is not taken"},
    {kClass, "initClassName", nullptr, class_name},
    {kClass, "getPackageName", "()Ljava/lang/String;", get_package_name, kNoCache},
    {kClass, "getSimpleName", "()Ljava/lang/String;", get_simple_name, kNoCache},
    {kClass, "getEnumConstantsShared", "()[Ljava/lang/Object;", enum_constants, kNoCache},
    {kClass, "isInstance", nullptr, is_instance},
    {kClass, "isAssignableFrom", nullptr, is_assignable_from},
    {kClass, "isInterface", nullptr, is_interface},
    {kClass, "isArray", nullptr, is_array},
    {kClass, "isPrimitive", nullptr, is_primitive},
    {kClass, "isHidden", nullptr, is_hidden},
    {kClass, "isRecord0", nullptr, is_record},
    {kClass, "getSuperclass", nullptr, get_superclass},
    {kClass, "getInterfaces0", nullptr, get_interfaces},
    {kClass, "getModifiers", nullptr, get_modifiers},
    {kClass, "getDeclaringClass0", nullptr, get_declaring_class},
    {kClass, "getSimpleBinaryName0", nullptr, get_simple_binary_name},
    {kClass, "getEnclosingMethod0", nullptr, get_enclosing_method},
    {kClass, "getNestHost0", nullptr, get_nest_host},
    {kClass, "getNestMembers0", nullptr, get_nest_members},
    {kClass, "getDeclaredClasses0", nullptr, get_declared_classes},
    {kClass, "getPermittedSubclasses0", nullptr, get_permitted_subclasses},
    {kClass, "getGenericSignature0", nullptr, get_generic_signature},
    {kClass, "getProtectionDomain0", nullptr, null_result},
    {kClass, "getSigners", nullptr, null_result},
    {kClass, "setSigners", nullptr, nothing},
    {kClass, "forName0", nullptr, for_name},
    {"jdk/internal/reflect/Reflection", "getClassAccessFlags", nullptr, get_access_flags},
    {"jdk/internal/reflect/Reflection", "areNestMates", nullptr, are_nest_mates},
};

}  // namespace

extern const NativeTable kClassNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
