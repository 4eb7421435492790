// Linking a class means verifying it here: preparation is done when it is loaded, resolution when it is used.
#include <algorithm>

#include "java/verify/verify.h"
#include "java/vm.h"

namespace heddle::java {
namespace {

class LoadedClasses final : public ClassWorld {
 public:
  explicit LoadedClasses(Vm& vm) : vm_(vm) {}

  bool is_interface(std::string_view name) override { return load(name)->is_interface(); }
  std::string_view super_of(std::string_view name) override {
    const Klass* super = load(name)->super;
    return super == nullptr ? std::string_view{} : super->name;
  }
  bool same_package(std::string_view one, std::string_view other) override {
    const Klass* a = load(one);
    const Klass* b = load(other);
    return a->from_jdk == b->from_jdk && a->package() == b->package();
  }
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
    Thrown thrown;
    const Klass* k = vm_.load_class(name, thrown);
    if (k == nullptr) throw LoadFailure{thrown.klass, thrown.message};
    return k;
  }

  Vm& vm_;
};

}  // namespace

const VerifyProblem* Vm::link(Klass* k) {
  if (k->linked) return k->link_problem.get();
  k->linked = true;
  std::vector<Klass*> supers = k->interfaces;
  if (k->super != nullptr) supers.insert(supers.begin(), k->super);
  for (Klass* super : supers) {
    if (const VerifyProblem* problem = link(super)) {
      k->link_problem = std::make_unique<VerifyProblem>(*problem);
      return k->link_problem.get();
    }
  }
  LoadedClasses world(*this);
  if (auto problem = verify_class(*k->file, world))
    k->link_problem = std::make_unique<VerifyProblem>(std::move(*problem));
  return k->link_problem.get();
}

}  // namespace heddle::java
