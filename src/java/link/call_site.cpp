#include "java/link/call_site.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/check.h"
#include "base/fingerprint.h"
#include "java/link/call_site_description.h"
#include "java/vm.h"

namespace heddle::java {

namespace {

std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = text.size();
  for (const char c : text) hash = mix64(hash ^ static_cast<unsigned char>(c));
  return hash;
}

// Instantiating a lambda's class initialises the interfaces that have default methods (JVMS 5.5).
bool has_initialisers(const Klass& interface) {
  return std::any_of(interface.all_interfaces.begin(), interface.all_interfaces.end(),
                     [](const Klass* i) { return i->has_defaults && !i->trivial_init; });
}

class CallSiteLinker {
 public:
  CallSiteLinker(Vm& vm, Klass* holder, std::uint16_t index, Thrown& thrown, std::string& unsupported)
      : vm_(vm), holder_(holder), index_(index), thrown_(thrown), unsupported_(unsupported) {}

  std::optional<CallSite> link() {
    return std::visit([&](auto&& description) { return link(std::move(description)); },
                      describe_call_site(*holder_->file, index_));
  }

 private:
  std::optional<CallSite> link(LambdaProxy lambda) {
    // Errors of a missing implementation are thrown now, when its handle would be resolved, not at the first
    // call.
    const Method* implementation = vm_.resolve_method(holder_, implementation_index(), thrown_);
    if (implementation == nullptr) return std::nullopt;
    if (!can_be_called(*implementation, lambda.implementation))
      return link(UnknownBootstrap{"a lambda that only its class can call"});
    const bool captures_nothing = lambda.factory_type.starts_with("()");
    for (const std::string& name : lambda.interfaces) {
      const Klass* k = vm_.load_class(name, thrown_, holder_->loader);
      if (k == nullptr) return std::nullopt;
      if (captures_nothing && has_initialisers(*k)) lambda.instance = LambdaProxy::Instance::Static;
    }
    lambda.name = class_name("Lambda");
    Result<ClassFile> file = make_lambda_proxy(lambda);
    if (!file) return bootstrap_failed("java.lang.invoke.LambdaConversionException", file.error().message);
    Klass* proxy = define(std::move(*file), holder_->origin, holder_->from_jdk, holder_->loader);
    if (proxy == nullptr) return std::nullopt;
    if (captures_nothing && proxy->trivial_init) return CallSite{nullptr, vm_.heap.allocate_constant(proxy)};
    return call_of(proxy, kLambdaFactory, lambda.factory_type);
  }

  // False: the lambda's class may not call it, as it is no subclass of the class that made it;
  // java.lang.invoke links such a site by a method handle. Class files of Java 8 to 10 name a private method
  // by invokespecial, and a member of the nest calls that as any other.
  bool can_be_called(const Method& implementation, HandleConstant& handle) const {
    if (handle.kind == HandleKind::InvokeSpecial) {
      if ((implementation.access & kAccPrivate) == 0 || implementation.holder != holder_) return false;
      handle.kind = handle.holder_kind == HolderKind::Interface ? HandleKind::InvokeInterface
                                                                : HandleKind::InvokeVirtual;
    }
    return (implementation.access & kAccProtected) == 0 || holder_->shares_package(*implementation.holder);
  }

  // One class for all call sites that do the same. It is found again by its name, which is made from what it
  // does.
  std::optional<CallSite> link(StringConcat concat) {
    const std::string origin = "string concatenation " + concat.key();
    concat.name = fmt::format("java/lang/String$$Concat${:016x}", hash_of(origin));
    while (Klass* k = vm_.find_loaded(concat.name)) {
      if (k->origin == origin) return call_of(k, kConcatMethod, concat.type);
      concat.name += "_";  // another concatenation with the same hash
    }
    Result<ClassFile> file = make_string_concat(concat);
    if (!file) return bootstrap_failed("java.lang.invoke.StringConcatException", file.error().message);
    Klass* k = define(std::move(*file), origin, true);
    if (k == nullptr) return std::nullopt;
    return call_of(k, kConcatMethod, concat.type);
  }

  std::optional<CallSite> link(RecordMethod record) {
    record.name = class_name("Record");
    Klass* k = define(make_record_method(record), holder_->origin, holder_->from_jdk, holder_->loader);
    if (k == nullptr) return std::nullopt;
    return call_of(k, record.method, record.type());
  }

  std::optional<CallSite> link(UnknownBootstrap unknown) {
    unsupported_ = std::move(unknown.what);
    return std::nullopt;
  }

  // A bootstrap method that throws: HotSpot makes the exception the cause of a BootstrapMethodError.
  std::optional<CallSite> bootstrap_failed(std::string_view exception, const std::string& message) {
    thrown_ = {"java/lang/BootstrapMethodError", fmt::format("{}: {}", exception, message)};
    return std::nullopt;
  }

  // The Methodref or InterfaceMethodref behind the implementation handle of a lambda.
  std::uint16_t implementation_index() const {
    const ClassFile& file = *holder_->file;
    const BootstrapMethod& bootstrap = file.bootstrap_methods[file.cp[index_].a];
    return file.cp[bootstrap.arguments[1]].a;
  }

  // Numbered by the constant, not by a counter: names do not depend on the order in which paths are explored.
  std::string class_name(std::string_view kind) const {
    std::string name = fmt::format("{}$${}${}", holder_->name, kind, index_);
    while (vm_.find_loaded(name, holder_->loader) != nullptr) name += "_";
    return name;
  }

  // A concatenation serves all classes; what else is made belongs to the loader of its holder.
  Klass* define(ClassFile file, std::string origin, bool from_jdk, Ref loader = kNull) {
    Klass* k = vm_.define_class(std::make_unique<ClassFile>(std::move(file)), std::move(origin), from_jdk,
                                thrown_, loader);
    if (k != nullptr) k->hidden = true;
    return k;
  }

  static CallSite call_of(const Klass* k, std::string_view method, std::string_view type) {
    Method* target = k->find_declared(method, type);
    HEDDLE_CHECK(target != nullptr, "a generated class lacks its own method");
    return {target, kNull};
  }

  Vm& vm_;
  Klass* holder_;
  std::uint16_t index_;
  Thrown& thrown_;
  std::string& unsupported_;
};

}  // namespace

CallSite* link_call_site(Vm& vm, Klass* holder, std::uint16_t index, Thrown& thrown,
                         std::string& unsupported) {
  Klass::Resolved& slot = holder->resolved[index];
  if (slot.pointer != nullptr) return static_cast<CallSite*>(slot.pointer);
  const std::optional<CallSite> site = CallSiteLinker(vm, holder, index, thrown, unsupported).link();
  if (!site) return nullptr;
  holder->call_sites.push_back(std::make_unique<CallSite>(*site));
  slot.pointer = holder->call_sites.back().get();
  return holder->call_sites.back().get();
}

}  // namespace heddle::java
