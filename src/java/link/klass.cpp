#include "java/link/klass.h"

#include <algorithm>

#include "java/link/call_site.h"
#include "java/link/linked_site.h"
#include "java/verify/verify.h"

namespace heddle::java {

Klass::Klass() = default;
Klass::~Klass() = default;

bool Klass::is_subtype_of(const Klass* other) const {
  if (this == other) return true;
  if (other->is_array) {
    if (!is_array || element == nullptr || other->element == nullptr) return false;
    return element->is_subtype_of(other->element);
  }
  if (other->is_interface())
    return std::find(all_interfaces.begin(), all_interfaces.end(), other) != all_interfaces.end();
  return is_subclass_of(other);
}

Field* Klass::find_field(std::string_view field_name, std::string_view descriptor) const {
  for (const auto& f : fields)
    if (f->name == field_name && f->descriptor == descriptor) return f.get();
  for (const Klass* i : interfaces)
    if (Field* f = i->find_field(field_name, descriptor)) return f;
  return super != nullptr ? super->find_field(field_name, descriptor) : nullptr;
}

Method* Klass::find_declared(std::string_view method_name, std::string_view descriptor) const {
  for (const auto& m : methods)
    if (m->name == method_name && m->descriptor == descriptor) return m.get();
  return nullptr;
}

Method* Klass::find_method(std::string_view method_name, std::string_view descriptor) const {
  for (const Klass* k = this; k != nullptr; k = k->super) {
    Method* m = k->find_declared(method_name, descriptor);
    // An interface has of Object what is public: clone and finalize are not (JVMS 5.4.3.4).
    const bool inherited = m != nullptr && is_interface() && k != this;
    if (m != nullptr && (!inherited || ((m->access & kAccPublic) != 0 && !m->is_static()))) return m;
  }
  Method* found = nullptr;
  for (const Klass* i : all_interfaces) {
    Method* m = i->find_declared(method_name, descriptor);
    if (m == nullptr || (m->access & (kAccPrivate | kAccStatic)) != 0) continue;
    // Prefer a default method, and among those the most specific interface's.
    if (found == nullptr || (found->is_abstract() && !m->is_abstract()) ||
        (found->is_abstract() == m->is_abstract() && m->holder->is_subtype_of(found->holder)))
      found = m;
  }
  return found;
}

std::string Klass::external_name() const {
  std::string text = name;
  std::replace(text.begin(), text.end(), '/', '.');
  if (defined_at != 0) std::replace(text.begin(), text.end(), '+', '/');  // Foo/0x..., as HotSpot has it
  return text;
}

std::string Klass::package() const {
  std::size_t slash = name.rfind('/');
  return slash == std::string::npos ? "" : name.substr(0, slash);
}

bool Klass::shares_package(const Klass& other) const {
  return from_jdk == other.from_jdk && loader == other.loader && package() == other.package();
}

std::string Klass::module_name() const {
  constexpr std::string_view kImage = "jrt:/";
  if (is_array && element != nullptr) return element->module_name();
  if (!from_jdk && !is_primitive && !is_array) return "";
  if (!origin.starts_with(kImage)) return "java.base";
  return origin.substr(kImage.size(), origin.find('/', kImage.size()) - kImage.size());
}

int Method::line_at(std::uint32_t instruction) const {
  return instruction >= bci.size() ? 0 : line_at_bci(bci[instruction]);
}

int Method::line_at_bci(std::uint16_t at) const {
  if (info == nullptr) return 0;
  int line = 0;
  for (const LineNumber& entry : info->code.lines) {
    if (entry.start_pc > at) break;
    line = entry.line;
  }
  return line;
}

}  // namespace heddle::java
