// Class loaders, native libraries and modules. The built-in loaders share one name space (Vm::load_class);
// there is no module graph.
#include "java/natives/lookup.h"
#include "java/natives/runtime_class.h"

namespace heddle::java {
namespace {

NativeResult nothing(NativeCall& call) {
  return call.ret();
}
NativeResult null_result(NativeCall& call) {
  return call.ret_ref(kNull);
}
NativeResult no(NativeCall& call) {
  return call.ret_bool(false);
}
NativeResult yes(NativeCall& call) {
  return call.ret_bool(true);
}

NativeResult system_loader(NativeCall& call) {
  return call.ret_ref(call.vm.system_loader);
}

NativeResult platform_loader(NativeCall& call) {
  return call.ret_ref(call.vm.platform_loader);
}

std::string named(const NativeCall& call, unsigned slot) {
  std::string dotted = call.ref(slot) == kNull ? "" : call.vm.string_utf8(call.ref(slot));
  return dotted.find('/') == std::string::npos ? internal_name(dotted) : "";
}

// findBootstrapClass(String) finds the library's classes only.
NativeResult find_bootstrap_class(NativeCall& call) {
  std::string name = named(call, 0);
  if (name.empty()) return call.ret_ref(kNull);
  Thrown thrown;
  Klass* klass = call.vm.load_class(name, thrown);
  return call.ret_ref(klass == nullptr || klass->is_primitive || !klass->from_jdk ? kNull : klass->mirror);
}

NativeResult find_loaded_class(NativeCall& call) {  // findLoadedClass0(String)
  std::string name = named(call, 1);
  Ref loader = call.vm.loader_of_program(call.ref(0));
  Klass* klass = name.empty() ? nullptr : call.vm.find_loaded(name, loader);
  bool mine = klass != nullptr && !klass->is_primitive &&
              call.vm.get<Ref>(klass->mirror, call.vm.known.class_loader_of) == call.ref(0);
  return call.ret_ref(mine ? klass->mirror : kNull);
}

NativeResult find_in_module(NativeCall& call) {  // BootLoader.loadClass(Module, String)
  std::string name = named(call, 1);
  Thrown thrown;
  Klass* klass = name.empty() ? nullptr : call.vm.load_class(name, thrown);
  return call.ret_ref(klass == nullptr || klass->is_primitive || !klass->from_jdk ? kNull : klass->mirror);
}

// ClassLoader.loadClass(String, boolean) of the built-in loaders.
NativeResult load_class(NativeCall& call) {
  if (call.vm.loader_of_program(call.ref(0)) != kNull) return NativeResult::Bytecode;
  if (call.ref(1) == kNull) return null_pointer(call);
  std::string dotted = call.vm.string_utf8(call.ref(1)), name = named(call, 1);
  Thrown thrown;
  Klass* klass = name.empty() || name[0] == '[' ? nullptr : call.vm.load_class(name, thrown);
  bool mine =
      klass != nullptr && !klass->is_primitive && (klass->from_jdk || call.ref(0) == call.vm.system_loader);
  if (mine) return call.ret_ref(klass->mirror);
  if (klass == nullptr && !thrown.klass.empty() &&
      (thrown.klass != "java/lang/NoClassDefFoundError" || thrown.message != name))
    return raise(call, thrown);
  return call.throw_new("java/lang/ClassNotFoundException", dotted);
}

NativeResult define(NativeCall& call) {
  return call.unsupported(call.method.holder->external_name() + "." + call.method.name +
                          ": class loaders of the program and hidden classes are not supported");
}

// defineClass1(ClassLoader loader, String name, byte[] b, int off, int len, ProtectionDomain pd, String
// source)
NativeResult define_class(NativeCall& call) {
  Vm& vm = call.vm;
  Ref loader = vm.loader_of_program(call.ref(0));
  if (loader != kNull && !vm.may_load_by_program())
    return call.unsupported(
        "java.lang.ClassLoader.defineClass by a class loader of the program, after the search has begun: "
        "loading is "
        "no part of a path");
  if (call.ref(2) == kNull) return null_pointer(call);
  std::int64_t offset = call.i32(3), length = call.i32(4);
  if (offset < 0 || length < 0 || offset + length > vm.heap.length(call.ref(2)))
    return call.throw_new("java/lang/ArrayIndexOutOfBoundsException");
  const auto* bytes =
      reinterpret_cast<const std::uint8_t*>(vm.heap.address(call.ref(2)) + kElementsOffset) + offset;
  NativeResult stop;
  Klass* klass = define_runtime_class(call, {bytes, static_cast<std::size_t>(length)}, named(call, 1),
                                      call.ref(0) == kNull, &stop, loader);
  return klass == nullptr ? stop : call.ret_ref(klass->mirror);
}

// Module.implIsExportedOrOpen(String package, Module to, boolean open): see link/modules.h.
NativeResult is_exported_or_open(NativeCall& call) {
  Vm& vm = call.vm;
  if (call.ref(1) == kNull || call.ref(2) == kNull) return null_pointer(call);
  const std::string module = vm.name_of_module(call.ref(0));
  if (module.empty() || !vm.name_of_module(call.ref(2)).empty()) return call.ret_bool(true);
  const Ref everybody =
      vm.get_static<Ref>(library_field(vm, "java/lang/Module", "EVERYONE_MODULE", "Ljava/lang/Module;"));
  const auto to = call.ref(2) == everybody ? Modules::To::Everybody : Modules::To::Unnamed;
  return call.ret_bool(
      vm.modules.lets(module, internal_name(vm.string_utf8(call.ref(1))), to, call.boolean(3)));
}

NativeResult native_library(NativeCall& call) {
  Ref name = call.ref(1);  // loadLibrary(Class from, String name), or a File
  if (name != kNull && call.vm.heap.klass(name) != call.vm.known.string)
    name = read_field<Ref>(call.vm, name, "java/io/File", "path", "Ljava/lang/String;");
  return call.unsupported(call.method.holder->external_name() + "." + call.method.name +
                          (name == kNull ? "" : " of " + call.vm.string_utf8(name)) +
                          ": native libraries cannot be loaded");
}

NativeResult no_packages(NativeCall& call) {
  Ref array = new_string_array(call, {});
  return array == kNull ? NativeResult::Threw : call.ret_ref(array);
}

constexpr const char* kLoader = "java/lang/ClassLoader";
constexpr const char* kModule = "java/lang/Module";
constexpr const char* kBoot = "jdk/internal/loader/BootLoader";
constexpr const char* kLibraries = "jdk/internal/loader/NativeLibraries";
constexpr const char* kNoGraph = "modules have no descriptors: see is_exported_or_open";
constexpr NativeEntry kEntries[] = {
    {kLoader, "getSystemClassLoader", "()Ljava/lang/ClassLoader;", system_loader,
     "made at boot without a module graph"},
    {kLoader, "getPlatformClassLoader", "()Ljava/lang/ClassLoader;", platform_loader,
     "made at boot without a module graph"},
    {kLoader, "findBootstrapClass", nullptr, find_bootstrap_class},
    {kLoader, "findLoadedClass0", nullptr, find_loaded_class},
    {kLoader, "loadClass", "(Ljava/lang/String;Z)Ljava/lang/Class;", load_class, "there is one name space"},
    {"jdk/internal/loader/BuiltinClassLoader", "loadClass", "(Ljava/lang/String;Z)Ljava/lang/Class;",
     load_class, "there is one name space"},
    {"jdk/internal/loader/ClassLoaders$AppClassLoader", "loadClass", "(Ljava/lang/String;Z)Ljava/lang/Class;",
     load_class, "there is one name space"},
    {kLoader, "defineClass1", nullptr, define_class},
    {kLoader, "defineClass2", nullptr, define},
    {"jdk/internal/misc/Unsafe", "defineClass0", nullptr, define},
    {kLoader, "retrieveDirectives", nullptr, define},
    {kLoader, "loadLibrary", nullptr, native_library, "native libraries cannot be loaded"},
    {kModule, "defineModule0", nullptr, nothing},
    {kModule, "addReads0", nullptr, nothing},
    {kModule, "addExports0", nullptr, nothing},
    {kModule, "addExportsToAll0", nullptr, nothing},
    {kModule, "addExportsToAllUnnamed0", nullptr, nothing},
    {kModule, "implIsExportedOrOpen", nullptr, is_exported_or_open, kNoGraph},
    {kModule, "canUse", nullptr, yes, kNoGraph},
    {kModule, "canRead", nullptr, yes, kNoGraph},
    {kBoot, "getSystemPackageNames", nullptr, no_packages},
    {kBoot, "getSystemPackageLocation", nullptr, null_result},
    {kBoot, "setBootLoaderUnnamedModule0", nullptr, nothing},
    {kBoot, "loadClassOrNull", nullptr, find_bootstrap_class, "there is one name space"},
    {kBoot, "loadClass", nullptr, find_in_module, "there is one name space"},
    {kBoot, "loadLibrary", "(Ljava/lang/String;)V", nothing,
     "the natives of the JDK's own libraries are built in"},
    {kLibraries, "load", nullptr, no},
    {kLibraries, "unload", nullptr, nothing},
    {kLibraries, "findBuiltinLib", nullptr, null_result},
    {kLibraries, "findEntry0", nullptr, null_result},
    {"java/lang/ProcessEnvironment", "environ", "()[[B", no_packages},
};

}  // namespace

extern const NativeTable kClassLoaderNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
