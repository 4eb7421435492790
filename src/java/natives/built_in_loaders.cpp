// What programs ask the built-in class loaders, their modules and their classes' origins. These loaders are
// objects without an inside (boot.cpp), so the library's code would find nothing there.
#include <filesystem>

#include "java/link/class_builder.h"
#include "java/natives/generated_class.h"
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

bool is_built_in(const NativeCall& call) {
  return call.vm.loader_of_program(call.ref(0)) == kNull;
}

bool called_by_library(const NativeCall& call) {
  const auto caller = innermost_frame(call);
  return caller && caller->method->holder->from_jdk;
}

// Assertions are on in every class of the program, or in none. The last argument says what is wanted.
template <unsigned flag>
NativeResult set_assertions(NativeCall& call) {
  if (!is_built_in(call)) return NativeResult::Bytecode;
  if (call.boolean(flag) == call.vm.options.assertions) return call.ret();
  return call.unsupported("java.lang.ClassLoader." + call.method.name +
                          ": assertions of single classes; they are the same in all");
}

NativeResult clear_assertions(NativeCall& call) {
  if (!is_built_in(call)) return NativeResult::Bytecode;
  if (!call.vm.options.assertions) return call.ret();
  return call.unsupported(
      "java.lang.ClassLoader.clearAssertionStatus: assertions of single classes; they are the same in all");
}

NativeResult is_parallel_capable(NativeCall& call) {
  return is_built_in(call) ? call.ret_bool(true) : NativeResult::Bytecode;
}

// --- where a class comes from ---

// "file:/dir/" or "file:/dir/a.jar"; empty: it comes from no file.
std::string location_of(const Klass& klass) {
  if (klass.from_jdk || klass.loader != kNull || klass.hidden || klass.file == nullptr) return {};
  const std::size_t bang = klass.origin.find("!/");
  std::string file = std::filesystem::weakly_canonical(klass.origin.substr(0, bang)).string();
  if (bang != std::string::npos) return "file:" + file;
  const std::string inside = klass.name + ".class";
  return file.ends_with("/" + inside) ? "file:" + file.substr(0, file.size() - inside.size()) : "";
}

// static ProtectionDomain make(String spec)
std::unique_ptr<ClassFile> make_domain_maker(std::string name) {
  using namespace bytecode;
  constexpr std::uint16_t kAccess = kAccPublic | kAccStatic;
  constexpr const char* kType = "(Ljava/lang/String;)Ljava/security/ProtectionDomain;";
  ClassBuilder builder(std::move(name), kAccFinal | kAccSuper | kAccSynthetic);
  CodeBuilder code = builder.code(kAccess, kType);
  code.with_class(op_new, "java/security/ProtectionDomain");
  code.plain(op_dup);
  code.with_class(op_new, "java/security/CodeSource");
  code.plain(op_dup);
  code.with_class(op_new, "java/net/URL");
  code.plain(op_dup);
  code.load("Ljava/lang/String;", 0);
  code.invoke(op_invokespecial, "java/net/URL", "<init>", "(Ljava/lang/String;)V");
  code.plain(op_aconst_null);
  code.with_class(op_checkcast, "[Ljava/security/cert/Certificate;");
  code.invoke(op_invokespecial, "java/security/CodeSource", "<init>",
              "(Ljava/net/URL;[Ljava/security/cert/Certificate;)V");
  code.plain(op_aconst_null);
  code.invoke(op_invokespecial, "java/security/ProtectionDomain", "<init>",
              "(Ljava/security/CodeSource;Ljava/security/PermissionCollection;)V");
  code.plain(op_areturn);
  builder.add_method(kAccess, "make", kType, code);
  return std::make_unique<ClassFile>(builder.finish());
}

NativeResult protection_domain(NativeCall& call) {
  const std::string spec = location_of(*call.vm.klass_of_mirror(call.ref(0)));
  if (spec.empty() || called_by_library(call)) return NativeResult::Bytecode;
  Ref text = call.new_string(spec);
  if (text == kNull) return NativeResult::Threw;
  return call.invoke(generated_method(call.vm, "java/security/ProtectionDomain$Maker", make_domain_maker),
                     {text});
}

// --- modules ---

// static Set make(InputStream moduleInfo)
std::unique_ptr<ClassFile> make_package_reader(std::string name) {
  using namespace bytecode;
  constexpr std::uint16_t kAccess = kAccPublic | kAccStatic;
  constexpr const char* kDescriptor = "java/lang/module/ModuleDescriptor";
  constexpr const char* kType = "(Ljava/io/InputStream;)Ljava/util/Set;";
  ClassBuilder builder(std::move(name), kAccFinal | kAccSuper | kAccSynthetic);
  CodeBuilder code = builder.code(kAccess, kType);
  code.load("Ljava/io/InputStream;", 0);
  code.invoke(op_invokestatic, kDescriptor, "read",
              "(Ljava/io/InputStream;)Ljava/lang/module/ModuleDescriptor;");
  code.invoke(op_invokevirtual, kDescriptor, "packages", "()Ljava/util/Set;");
  code.plain(op_areturn);
  builder.add_method(kAccess, "make", kType, code);
  return std::make_unique<ClassFile>(builder.finish());
}

// Of the receiver, a module of the JDK: its declaration in the image. kNull: it is another module.
Ref open_declaration(NativeCall& call) {
  const std::string module = call.vm.name_of_module(call.ref(0));
  if (module.empty()) return kNull;
  auto found = call.vm.sources[0]->find_in_module(module, "module-info.class");
  return found && *found ? new_byte_stream(call, (*found)->bytes) : kNull;
}

NativeResult descriptor(NativeCall& call) {
  if (called_by_library(call)) return NativeResult::Bytecode;
  Klass* klass = call.vm.require_class("java/lang/module/ModuleDescriptor");
  NativeResult stop;
  if (!call.vm.initialised(klass) && !call.ensure_initialised(klass, &stop)) return stop;
  const Ref stream = open_declaration(call);
  if (stream == kNull) return NativeResult::Bytecode;
  return call.invoke(
      klass->find_declared("read", "(Ljava/io/InputStream;)Ljava/lang/module/ModuleDescriptor;"), {stream});
}

NativeResult packages(NativeCall& call) {
  const Ref stream = open_declaration(call);
  if (stream == kNull) return NativeResult::Bytecode;
  return call.invoke(generated_method(call.vm, "java/lang/Module$Packages", make_package_reader), {stream});
}

// The library does without where it has to.
NativeResult layer(NativeCall& call) {
  const bool of_module = call.method.holder->name == "java/lang/Module";
  if (called_by_library(call) || (of_module && call.vm.name_of_module(call.ref(0)).empty()))
    return NativeResult::Bytecode;
  return call.unsupported(call.method.holder->external_name() + "." + call.method.name +
                          ": there are no layers of modules; classes and modules can be asked themselves");
}

NativeResult nothing(NativeCall& call) {
  return call.ret();
}

constexpr const char* kLoader = "java/lang/ClassLoader";
constexpr const char* kModule = "java/lang/Module";
constexpr const char* kWhy = "the built-in loaders and their modules have no inside";
constexpr NativeEntry kEntries[] = {
    {kLoader, "setDefaultAssertionStatus", nullptr, set_assertions<1>, kWhy},
    {kLoader, "setPackageAssertionStatus", nullptr, set_assertions<2>, kWhy},
    {kLoader, "setClassAssertionStatus", nullptr, set_assertions<2>, kWhy},
    {kLoader, "clearAssertionStatus", nullptr, clear_assertions, kWhy},
    {kLoader, "isRegisteredAsParallelCapable", nullptr, is_parallel_capable, kWhy},
    {"java/lang/Class", "getProtectionDomain", nullptr, protection_domain, kWhy},
    {kModule, "getDescriptor", nullptr, descriptor, kWhy},
    {kModule, "getPackages", nullptr, packages, kWhy},
    {kModule, "getLayer", nullptr, layer, kWhy},
    {"java/lang/ModuleLayer", "boot", nullptr, layer, kWhy},
    {"java/lang/SecurityManager", "addNonExportedPackages", nullptr, nothing,
     "it goes through the layers of modules; what they do not export they guard themselves"},
};

}  // namespace

extern const NativeTable kBuiltInLoaderNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
