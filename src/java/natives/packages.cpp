// java.lang.Package objects: made when asked for, without the caches of class loaders.
#include <map>

#include "java/natives/lookup.h"
#include "java/natives/reflected_members.h"

namespace heddle::java {
namespace {

enum class Loader : std::uint8_t { Boot, Platform, App };  // all of the JDK is the boot loader's

// False: `stop` says why it cannot be done now.
bool ready(NativeCall& call, NativeResult* stop) {
  Klass* version = call.vm.require_class("java/lang/Package$VersionInfo");
  return call.vm.initialised(version) || call.ensure_initialised(version, stop);
}

Ref new_package(NativeCall& call, const Klass* klass) {
  Vm& vm = call.vm;
  Klass* package_class = vm.require_class("java/lang/Package");
  Klass* version = vm.require_class("java/lang/Package$VersionInfo");
  Ref package = call.new_object(package_class);
  if (package == kNull) return kNull;
  vm.set_ref(package, package_class->find_field("name", "Ljava/lang/String;"),
             vm.intern_utf8(dotted_name(klass->package())));
  vm.set_ref(package, package_class->find_field("module", "Ljava/lang/Module;"),
             vm.get<Ref>(klass->mirror, vm.known.class_module));
  vm.set_ref(package, package_class->find_field("versionInfo", "Ljava/lang/Package$VersionInfo;"),
             vm.get_static<Ref>(version->find_field("NULL_VERSION_INFO", "Ljava/lang/Package$VersionInfo;")));
  return package;
}

NativeResult define_package(NativeCall& call, Ref mirror) {
  if (mirror == kNull) return null_pointer(call);
  NativeResult stop;
  if (!ready(call, &stop)) return stop;
  Ref package = new_package(call, call.vm.klass_of_mirror(mirror));
  return package == kNull ? NativeResult::Threw : call.ret_ref(package);
}

// One class of each package that the loader has defined. Which classes are loaded is no part of a path; a
// class whose initialisation has begun is.
std::map<std::string, const Klass*> packages_of(const Vm& vm, Loader loader) {
  std::map<std::string, const Klass*> found;
  for (const Klass* k : vm.classes) {
    if (k == nullptr || k->is_array || k->is_primitive || k->hidden || k->loader != kNull) continue;
    if (k->from_jdk != (loader == Loader::Boot) || loader == Loader::Platform) continue;
    if (vm.init_state(k) != InitState::Loaded) found.emplace(k->package(), k);
  }
  return found;
}

NativeResult find_package(NativeCall& call, Ref name, Loader loader) {
  if (name == kNull) return call.throw_new("java/lang/NullPointerException", "name cannot be null");
  const auto all = packages_of(call.vm, loader);
  const auto found = all.find(internal_name(call.vm.string_utf8(name)));
  return found == all.end() ? call.ret_ref(kNull) : define_package(call, found->second->mirror);
}

NativeResult list_packages(NativeCall& call, std::initializer_list<Loader> loaders) {
  NativeResult stop;
  if (!ready(call, &stop)) return stop;
  std::vector<Ref> packages;
  for (Loader loader : loaders)
    for (const auto& [name, klass] : packages_of(call.vm, loader)) {
      packages.push_back(new_package(call, klass));
      if (packages.back() == kNull) return NativeResult::Threw;
    }
  Ref array = new_reference_array(call, call.vm.require_class("java/lang/Package"), packages);
  return array == kNull ? NativeResult::Threw : call.ret_ref(array);
}

bool is_built_in(const NativeCall& call) {
  return call.vm.loader_of_program(call.ref(0)) == kNull;
}
Loader receiver(const NativeCall& call) {
  return call.ref(0) == call.vm.system_loader ? Loader::App : Loader::Platform;
}

NativeResult of_loader(NativeCall& call) {
  return is_built_in(call) ? define_package(call, call.ref(1)) : NativeResult::Bytecode;
}
NativeResult of_boot_loader(NativeCall& call) {
  return define_package(call, call.ref(0));
}
NativeResult find_in_loader(NativeCall& call) {
  return is_built_in(call) ? find_package(call, call.ref(1), receiver(call)) : NativeResult::Bytecode;
}
NativeResult find_in_boot_loader(NativeCall& call) {
  return find_package(call, call.ref(0), Loader::Boot);
}
NativeResult list_of_loader(NativeCall& call) {
  return is_built_in(call) ? list_packages(call, {receiver(call)}) : NativeResult::Bytecode;
}
// ... and of its parents.
NativeResult list_all(NativeCall& call) {
  return is_built_in(call) ? list_packages(call, {Loader::Boot, receiver(call)}) : NativeResult::Bytecode;
}

constexpr const char* kLoader = "java/lang/ClassLoader";
constexpr const char* kBoot = "jdk/internal/loader/BootLoader";
constexpr const char* kWhy = "made afresh, without the caches of class loaders";
constexpr NativeEntry kEntries[] = {
    {kLoader, "definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;", of_loader, kWhy},
    {kLoader, "getDefinedPackage", nullptr, find_in_loader, kWhy},
    {kLoader, "getDefinedPackages", nullptr, list_of_loader, kWhy},
    {kLoader, "getPackages", nullptr, list_all, kWhy},
    {kBoot, "definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;", of_boot_loader, kWhy},
    {kBoot, "getDefinedPackage", nullptr, find_in_boot_loader, kWhy},
};

}  // namespace

extern const NativeTable kPackageNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
