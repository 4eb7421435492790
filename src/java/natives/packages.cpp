// java.lang.Package objects: made when asked for, without the caches of class loaders.
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

NativeResult define_package(NativeCall& call, Ref mirror) {
  Vm& vm = call.vm;
  if (mirror == kNull) return null_pointer(call);
  const Klass* klass = vm.klass_of_mirror(mirror);
  Klass* package_class = vm.require_class("java/lang/Package");
  Klass* version = vm.require_class("java/lang/Package$VersionInfo");
  NativeResult pending;
  if (!vm.initialised(version) && !call.ensure_initialised(version, &pending)) return pending;
  Ref package = call.new_object(package_class);
  if (package == kNull) return NativeResult::Threw;
  vm.set_ref(package, package_class->find_field("name", "Ljava/lang/String;"),
             vm.intern_utf8(dotted_name(klass->package())));
  vm.set_ref(package, package_class->find_field("module", "Ljava/lang/Module;"),
             vm.get<Ref>(mirror, vm.known.class_module));
  vm.set_ref(package, package_class->find_field("versionInfo", "Ljava/lang/Package$VersionInfo;"),
             vm.get_static<Ref>(version->find_field("NULL_VERSION_INFO", "Ljava/lang/Package$VersionInfo;")));
  return call.ret_ref(package);
}

NativeResult of_loader(NativeCall& call) {
  bool built_in = call.vm.loader_of_program(call.ref(0)) == kNull;
  return built_in ? define_package(call, call.ref(1)) : NativeResult::Bytecode;
}
NativeResult of_boot_loader(NativeCall& call) {
  return define_package(call, call.ref(0));
}

constexpr const char* kWhy = "made afresh, without the caches of class loaders";
constexpr NativeEntry kEntries[] = {
    {"java/lang/ClassLoader", "definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;", of_loader, kWhy},
    {"jdk/internal/loader/BootLoader", "definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;",
     of_boot_loader, kWhy},
};

}  // namespace

extern const NativeTable kPackageNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
