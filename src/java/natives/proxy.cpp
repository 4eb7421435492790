// java.lang.reflect.Proxy, and so annotations. The library's ProxyGenerator writes the class; what stands
// around it (a dynamic module per loader, counters, caches) is left out. A proxy class is found again by its
// interfaces, so that its name does not depend on who needed one first.
#include "base/fingerprint.h"
#include "java/link/class_builder.h"
#include "java/natives/generated_class.h"
#include "java/natives/reflected_members.h"
#include "java/natives/runtime_class.h"

namespace heddle::java {
namespace {

constexpr std::string_view kProxy = "java/lang/reflect/Proxy";
constexpr std::string_view kConstructorType = "(Ljava/lang/reflect/InvocationHandler;)V";

bool is_proxy_class(const Klass* klass) {
  return klass->super != nullptr && klass->super->name == kProxy && klass->origin.starts_with(kRuntimeOrigin);
}

// static Constructor make(ClassLoader loader, String name, Class[] interfaces, int access): generate, define,
// find the constructor, open it.
std::unique_ptr<ClassFile> make_definer(std::string name) {
  using namespace bytecode;
  constexpr std::uint16_t kAccess = kAccPublic | kAccStatic;
  constexpr std::string_view kType =
      "(Ljava/lang/ClassLoader;Ljava/lang/String;[Ljava/lang/Class;I)Ljava/lang/reflect/Constructor;";
  constexpr std::string_view kConstructor = "java/lang/reflect/Constructor";
  ClassBuilder builder(std::move(name), kAccFinal | kAccSuper | kAccSynthetic);
  CodeBuilder code = builder.code(kAccess, kType);
  code.load("Ljava/lang/ClassLoader;", 0);
  code.load("Ljava/lang/String;", 1);
  code.load("Ljava/lang/ClassLoader;", 0);
  code.load("Ljava/lang/String;", 1);
  code.load("[Ljava/lang/Class;", 2);
  code.invoke(op_invokestatic, "java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;");
  code.load("I", 3);
  code.invoke(op_invokestatic, "java/lang/reflect/ProxyGenerator", "generateProxyClass",
              "(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/util/List;I)[B");
  code.plain(op_dup);
  code.plain(op_arraylength);
  code.push_int(0);
  code.plain(op_swap);
  code.plain(op_aconst_null);
  code.push_string("__dynamic_proxy__");
  code.invoke(
      op_invokestatic, "java/lang/ClassLoader", "defineClass1",
      "(Ljava/lang/ClassLoader;Ljava/lang/String;[BIILjava/security/ProtectionDomain;Ljava/lang/String;)"
      "Ljava/lang/Class;");
  code.push_int(1);
  code.with_class(op_anewarray, "java/lang/Class");
  code.plain(op_dup);
  code.push_int(0);
  code.push_constant(builder.pool().klass("java/lang/reflect/InvocationHandler"));
  code.plain(op_aastore);
  code.invoke(op_invokevirtual, "java/lang/Class", "getConstructor",
              "([Ljava/lang/Class;)Ljava/lang/reflect/Constructor;");
  code.plain(op_dup);
  code.push_int(1);
  code.invoke(op_invokevirtual, kConstructor, "setAccessible", "(Z)V");
  code.plain(op_areturn);
  builder.add_method(kAccess, "make", std::string(kType), code);
  return std::make_unique<ClassFile>(builder.finish());
}

NativeResult illegal(NativeCall& call, std::string message) {
  return call.throw_new("java/lang/IllegalArgumentException", std::move(message));
}

// The package: that of an interface that is not public, else one for all.
bool choose_package(const std::vector<Klass*>& interfaces, std::string& package, std::uint16_t& access) {
  package = "jdk/proxy1";
  access = kAccPublic | kAccFinal;
  bool bound = false;
  for (const Klass* k : interfaces) {
    if ((k->access & kAccPublic) != 0) continue;
    if (bound && k->package() != package) return false;
    bound = true;
    package = k->package();
    access = kAccFinal;
  }
  return true;
}

NativeResult get_proxy_constructor(
    NativeCall& call) {  // (Class caller, ClassLoader loader, Class[] interfaces)
  Vm& vm = call.vm;
  Ref list = call.ref(2);
  if (list == kNull) return null_pointer(call);
  std::vector<Klass*> interfaces;
  std::uint64_t hash = 0;
  for (std::uint32_t i = 0; i < vm.heap.length(list); ++i) {
    Ref mirror = vm.heap.get<Ref>(list, kElementsOffset + 4 * i);
    if (mirror == kNull) return null_pointer(call);
    Klass* klass = vm.klass_of_mirror(mirror);
    if (!klass->is_interface()) return illegal(call, klass->external_name() + " is not an interface");
    for (const Klass* other : interfaces)
      if (other == klass) return illegal(call, "repeated interface: " + klass->external_name());
    interfaces.push_back(klass);
    for (char c : klass->name + ";") hash = mix64(hash ^ static_cast<unsigned char>(c));
  }
  std::string package;
  std::uint16_t access;
  if (!choose_package(interfaces, package, access))
    return illegal(call, "non-public interfaces from different packages");
  for (std::uint64_t number = hash % 1000;; ++number) {
    std::string name = (package.empty() ? "" : package + "/") + "$Proxy" + std::to_string(number);
    Ref loader = vm.loader_of_program(call.ref(1));
    Klass* known = vm.find_loaded(name, loader);
    if (known == nullptr) {
      Ref text = call.new_string(dotted_name(name));
      if (text == kNull) return NativeResult::Threw;
      Method* make = generated_method(vm, "java/lang/reflect/Proxy$Definer", make_definer);
      return call.invoke(make, {call.ref(1), text, list, access});
    }
    if (!is_proxy_class(known) || known->interfaces != interfaces) continue;
    Ref constructor = new_reflected_method(call, known->find_declared("<init>", kConstructorType));
    if (constructor == kNull) return NativeResult::Threw;
    vm.set<std::uint8_t>(constructor,
                         library_field(vm, "java/lang/reflect/AccessibleObject", "override", "Z"), 1);
    return call.ret_ref(constructor);
  }
}

NativeResult answer_is_proxy(NativeCall& call) {
  return call.ret_bool(is_proxy_class(call.vm.klass_of_mirror(call.ref(0))));
}

constexpr const char* kWhy = "proxy classes belong to no module and are found by their interfaces";
constexpr NativeEntry kEntries[] = {
    {"java/lang/reflect/Proxy", "getProxyConstructor", nullptr, get_proxy_constructor, kWhy},
    {"java/lang/reflect/Proxy$ProxyBuilder", "isProxyClass", nullptr, answer_is_proxy, kWhy},
};

}  // namespace

extern const NativeTable kProxyNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
