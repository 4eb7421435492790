#include "check/properties.h"

namespace heddle::check {

std::vector<PropertyName> property_names() {
  return {{"deadlock", "threads that wait for each other, or for something that can never happen"},
          {"assertion", "failed assertions"},
          {"exception", "exceptions that no one catches, in any thread"},
          {"memory", "accesses outside of an object or of its lifetime"},
          {"livelock", "threads that run for ever without writing shared memory, printing or ending"},
          {"exit", "the program ends with a status other than 0 (default: only of tests)"}};
}

std::unique_ptr<Observer> make_property(std::string_view name) {
  if (name == "deadlock") return make_deadlock();
  if (name == "exit") return make_exit();
  for (FindingKind kind : {FindingKind::Assertion, FindingKind::Exception, FindingKind::Memory})
    if (name == heddle::name(kind)) return make_failure(kind);
  return nullptr;
}

std::vector<std::unique_ptr<Observer>> default_properties() {
  std::vector<std::unique_ptr<Observer>> properties;
  properties.push_back(make_deadlock());
  properties.push_back(make_failure());
  return properties;
}

}  // namespace heddle::check
