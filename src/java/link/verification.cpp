// Linking a class means verifying it here: preparation is done when it is loaded, resolution when it is used.
#include <algorithm>

#include "java/verify/verify.h"
#include "java/vm.h"

namespace heddle::java {
namespace {

// As the class that is verified sees them: in its own bytes a hidden class has another name.
class LoadedClasses final : public ClassWorld {
 public:
  LoadedClasses(Vm& vm, const Klass& verified, std::string name_in_bytes)
      : vm_(vm), verified_(verified), name_in_bytes_(std::move(name_in_bytes)) {}

  bool is_interface(std::string_view name) override { return load(name)->is_interface(); }
  std::string_view super_of(std::string_view name) override {
    const Klass* super = load(name)->super;
    return super == nullptr ? std::string_view{} : super->name;
  }
  bool same_package(std::string_view one, std::string_view other) override {
    const Klass* a = load(one);
    const Klass* b = load(other);
    return a->from_jdk == b->from_jdk && a->loader == b->loader && a->package() == b->package();
  }
  Thrown needs;  // see Vm::link

  std::optional<Member> find_field(std::string_view klass, std::string_view name,
                                   std::string_view descriptor) override {
    const Field* found = load(klass)->find_field(name, descriptor);
    if (found == nullptr) return std::nullopt;
    return Member{found->access, found->holder->name};
  }
  std::optional<Member> find_method(std::string_view klass, std::string_view name,
                                    std::string_view descriptor) override {
    for (const Klass* k = load(klass); k != nullptr; k = k->super)
      if (const Method* found = k->find_declared(name, descriptor)) return Member{found->access, k->name};
    return std::nullopt;
  }

 private:
  const Klass* load(std::string_view name) {
    if (name == name_in_bytes_) return &verified_;
    Thrown thrown;
    const Klass* k = vm_.load_class(name, thrown, verified_.loader);
    if (k != nullptr) return k;
    if (thrown.wanted.empty()) throw LoadFailure{thrown.klass, thrown.message};
    needs = thrown;
    throw LoadFailure{thrown.klass, thrown.wanted};
  }

  Vm& vm_;
  const Klass& verified_;
  const std::string name_in_bytes_;
};

}  // namespace

const VerifyProblem* Vm::link(Klass* k, Thrown& needs) {
  if (k->linked) return k->link_problem.get();
  k->linked = true;
  std::vector<Klass*> supers = k->interfaces;
  if (k->super != nullptr) supers.insert(supers.begin(), k->super);
  for (Klass* super : supers) {
    const VerifyProblem* problem = link(super, needs);
    if (!needs.wanted.empty()) {
      k->linked = false;
      return nullptr;
    }
    if (problem != nullptr) {
      k->link_problem = std::make_unique<VerifyProblem>(*problem);
      return k->link_problem.get();
    }
  }
  const ClassFile* file = k->file.get();
  ClassFile as_in_bytes;
  if (k->defined_at != 0) {
    as_in_bytes = *file;
    as_in_bytes.name = file->name.substr(0, file->name.rfind('+'));
    file = &as_in_bytes;
  }
  LoadedClasses world(*this, *k, file->name);
  auto problem = verify_class(*file, world);
  needs = world.needs;
  k->linked = needs.wanted.empty();
  if (problem && k->linked) k->link_problem = std::make_unique<VerifyProblem>(std::move(*problem));
  return k->link_problem.get();
}

}  // namespace heddle::java
