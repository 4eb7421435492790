// Resolution of symbolic references (JVMS 5.4.3) and method selection (5.4.6). Results are cached in the
// holder's `resolved` table; failures are not, so the same error is thrown each time.
#include <fmt/format.h>

#include "java/natives/registry.h"
#include "java/vm.h"

namespace heddle::java {
namespace {

// The JDK's own classes were linked with each other, and generated classes do for others what those may do.
bool is_checked(const Klass* holder) {
  return !holder->from_jdk && !holder->hidden;
}

bool same_package(const Klass* a, const Klass* b) {
  return a->from_jdk == b->from_jdk && a->package() == b->package();
}

// Classes that we make (defined nowhere) stand for others; all else of the program sees what is exported.
bool is_exported_to(Vm& vm, const Klass* holder, const Klass* k) {
  if (holder->from_jdk || !k->from_jdk || (holder->hidden && holder->defined_at == 0)) return true;
  return vm.modules.lets(k->module_name(), k->package(), Modules::To::Unnamed, false);
}

std::string whereabouts(const Klass* k) {
  return k->from_jdk ? "module " + k->module_name() + " of loader 'bootstrap'"
                     : "unnamed module of loader 'app'";
}

// JVMS 5.4.4, for classes.
bool may_access(Vm& vm, const Klass* holder, const Klass* k, Thrown& thrown) {
  while (k->is_array && k->element != nullptr) k = k->element;
  if (k->is_array) return true;
  const std::string from = holder->external_name(), to = k->external_name();
  if (!is_exported_to(vm, holder, k)) {
    std::string package = k->package();
    for (char& c : package)
      if (c == '/') c = '.';
    thrown = {"java/lang/IllegalAccessError",
              fmt::format(
                  "class {} (in unnamed module) cannot access class {} (in module {}) because module {} does "
                  "not export {} to unnamed module",
                  from, to, k->module_name(), k->module_name(), package)};
    return false;
  }
  if (!is_checked(holder)) return true;
  if ((k->access & kAccPublic) != 0 || k == holder || same_package(holder, k)) return true;
  thrown = {"java/lang/IllegalAccessError",
            fmt::format("failed to access class {} from class {} ({} is in {}; {} is in {})", to, from, to,
                        whereabouts(k), from, whereabouts(holder))};
  return false;
}

std::string places_of(const Klass* holder, const Klass* other) {
  const std::string from = holder->external_name(), to = other->external_name();
  return holder->from_jdk == other->from_jdk
             ? fmt::format("{} and {} are in {}", from, to, whereabouts(holder))
             : fmt::format("{} is in {}; {} is in {}", from, whereabouts(holder), to, whereabouts(other));
}

Thrown no_access(const Klass* holder, const Klass* declaring, std::uint16_t access,
                 const std::string& member) {
  const char* kind = (access & kAccPrivate) != 0     ? "private "
                     : (access & kAccProtected) != 0 ? "protected "
                                                     : "";
  return {"java/lang/IllegalAccessError",
          fmt::format("class {} tried to access {}{} ({})", holder->external_name(), kind, member,
                      places_of(holder, declaring))};
}

}  // namespace

// JVMS 5.3.5: what a class extends and implements it must be able to access.
bool Vm::may_extend(const Klass* k, const Klass* super, Thrown& thrown) {
  if (may_access(*this, k, super, thrown)) return true;
  const char* what = super->is_interface() ? "superinterface" : "superclass";
  if (!is_exported_to(*this, k, super)) {
    thrown.message = fmt::format("{} access check failed: {}", what, thrown.message);
    return false;
  }
  const bool abstract = !super->is_interface() && (super->access & kAccAbstract) != 0;
  thrown.message =
      fmt::format("class {} cannot access its {}{} {} ({})", k->external_name(), abstract ? "abstract " : "",
                  what, super->external_name(), places_of(k, super));
  return false;
}

// JVMS 5.4.4, for a member that `declaring` declares and `named` is said to have.
bool Vm::may_access_member(const Klass* holder, const Klass* named, const Klass* declaring,
                           std::uint16_t access) const {
  if (!is_checked(holder) || holder == declaring || (access & kAccPublic) != 0) return true;
  if ((access & kAccPrivate) != 0) return same_nest(declaring, holder);
  if (same_package(declaring, holder)) return true;
  if ((access & kAccProtected) == 0 || !holder->is_subclass_of(declaring)) return false;
  return (access & kAccStatic) != 0 || named->is_subclass_of(holder) || holder->is_subclass_of(named);
}

Klass* Vm::resolve_class(Klass* holder, std::uint16_t index, Thrown& thrown) {
  auto& slot = holder->resolved[index];
  if (slot.pointer != nullptr) return static_cast<Klass*>(slot.pointer);
  Klass* k = load_class(holder->file->class_name(index), thrown, holder->loader);
  if (k != nullptr && !may_access(*this, holder, k, thrown)) return nullptr;
  slot.pointer = k;
  return k;
}

Field* Vm::resolve_field(Klass* holder, std::uint16_t index, bool want_static, Thrown& thrown) {
  auto& slot = holder->resolved[index];
  Field* f = static_cast<Field*>(slot.pointer);
  const CpEntry& entry = holder->file->cp[index];
  const CpEntry& type = holder->file->cp[entry.b];
  if (f == nullptr) {
    Klass* k = resolve_class(holder, entry.a, thrown);
    if (k == nullptr) return nullptr;
    f = k->find_field(holder->file->utf8(type.a), holder->file->utf8(type.b));
    if (f == nullptr) {
      thrown = {"java/lang/NoSuchFieldError", std::string(holder->file->utf8(type.a))};
      return nullptr;
    }
    if (!may_access_member(holder, k, f->holder, f->access)) {
      thrown = no_access(holder, f->holder, f->access,
                         fmt::format("field {}.{}", f->holder->external_name(), f->name));
      return nullptr;
    }
    slot.pointer = f;
  }
  if (f->is_static() != want_static) {
    thrown = {"java/lang/IncompatibleClassChangeError",
              fmt::format("Expected {} field {}.{}", want_static ? "static" : "non-static",
                          f->holder->external_name(), f->name)};
    return nullptr;
  }
  return f;
}

Method* Vm::resolve_method(Klass* holder, std::uint16_t index, Thrown& thrown) {
  auto& slot = holder->resolved[index];
  if (slot.pointer != nullptr) return static_cast<Method*>(slot.pointer);
  const CpEntry& entry = holder->file->cp[index];
  const CpEntry& type = holder->file->cp[entry.b];
  Klass* k = resolve_class(holder, entry.a, thrown);
  if (k == nullptr) return nullptr;
  if (is_checked(holder) && k->is_interface() != (entry.tag == CpTag::InterfaceMethodref)) {
    thrown = {"java/lang/IncompatibleClassChangeError",
              fmt::format("Found {} {}, but {} was expected", k->is_interface() ? "interface" : "class",
                          k->external_name(), k->is_interface() ? "class" : "interface")};
    return nullptr;
  }
  std::string_view name = holder->file->utf8(type.a), descriptor = holder->file->utf8(type.b);
  Method* m = nullptr;
  if (k->name == "java/lang/invoke/MethodHandle" || k->name == "java/lang/invoke/VarHandle") {
    for (const auto& candidate : k->methods)
      if (candidate->polymorphic && candidate->name == name) m = candidate.get();
    if (m != nullptr) return m;  // not cached: each call site has its own descriptor
  }
  m = k->find_method(name, descriptor);
  if (m == nullptr) {
    // HotSpot's wording: 'void Foo.bar(int)'
    thrown = {"java/lang/NoSuchMethodError", describe_method(k->external_name(), name, descriptor)};
    // Our classes of these names lack it, but those that the program was compiled with need not.
    if (is_choice_class(k->name)) thrown.unsupported = unknown_choice_text(*k, name);
    return nullptr;
  }
  const bool array_clone = k->is_array && m->holder == known.object && name == "clone";  // public for arrays
  if (!array_clone && !may_access_member(holder, k, m->holder, m->access)) {
    thrown = no_access(holder, m->holder, m->access,
                       "method " + describe_method(m->holder->external_name(), name, descriptor));
    return nullptr;
  }
  slot.pointer = m;
  return m;
}

bool Vm::same_nest(const Klass* a, const Klass* b) const {
  if (a == b || a->hidden || b->hidden) return true;
  if (a->loader != b->loader) return false;
  auto host = [](const Klass* k) -> const std::string& {
    return k->file != nullptr && !k->file->nest_host.empty() ? k->file->nest_host : k->name;
  };
  return host(a) == host(b);
}

std::string Vm::describe_method(std::string_view holder, std::string_view name, std::string_view descriptor) {
  std::size_t i = 0;
  auto type = [&]() -> std::string {
    std::string suffix;
    while (descriptor[i] == '[') {
      suffix += "[]";
      ++i;
    }
    std::string text;
    switch (descriptor[i]) {
      case 'Z': text = "boolean"; break;
      case 'B': text = "byte"; break;
      case 'C': text = "char"; break;
      case 'S': text = "short"; break;
      case 'I': text = "int"; break;
      case 'F': text = "float"; break;
      case 'J': text = "long"; break;
      case 'D': text = "double"; break;
      case 'V': text = "void"; break;
      default: {
        std::size_t end = descriptor.find(';', i);
        text = descriptor.substr(i + 1, end - i - 1);
        for (char& c : text)
          if (c == '/') c = '.';
        i = end;
      }
    }
    ++i;
    return text + suffix;
  };
  std::string parameters;
  i = 1;
  while (descriptor[i] != ')') {
    if (!parameters.empty()) parameters += ", ";
    parameters += type();
  }
  ++i;
  std::string result = type();
  return fmt::format("'{} {}.{}({})'", result, holder, name, parameters);
}

Method* Vm::select_method(Klass* receiver, Method* method, Thrown& thrown) {
  if (method->vtable_index >= 0 && !method->holder->is_interface()) {
    Method* m = receiver->vtable[static_cast<std::size_t>(method->vtable_index)];
    if (!m->is_abstract()) return m;
    // An abstract class may leave the method to an interface's default.
    Method* found = receiver->find_method(method->name, method->descriptor);
    if (found != nullptr && !found->is_abstract()) return found;
    thrown = {"java/lang/AbstractMethodError",
              fmt::format("Receiver class {} does not define or inherit an implementation of the resolved "
                          "method '{}' of {} {}.",
                          receiver->external_name(), abstract_text(method),
                          method->holder->is_interface() ? "interface" : "abstract class",
                          method->holder->external_name())};
    return nullptr;
  }
  if ((method->access & kAccPrivate) != 0 || !method->holder->is_interface()) return method;
  auto it = receiver->itable.find(method);
  if (it != receiver->itable.end()) return it->second;
  if (!receiver->is_subtype_of(method->holder)) {
    thrown = {"java/lang/IncompatibleClassChangeError",
              fmt::format("Class {} does not implement the requested interface {}", receiver->external_name(),
                          method->holder->external_name())};
    return nullptr;
  }
  Method* found = nullptr;
  for (Klass* k = receiver; k != nullptr && found == nullptr; k = k->super) {
    Method* m = k->find_declared(method->name, method->descriptor);
    if (m != nullptr && !m->is_static() && (m->access & kAccPrivate) == 0) found = m;
  }
  if (found == nullptr) found = receiver->find_method(method->name, method->descriptor);
  if (found == nullptr || found->is_abstract()) {
    thrown = {"java/lang/AbstractMethodError",
              fmt::format("Receiver class {} does not define or inherit an implementation of the resolved "
                          "method '{}' of interface {}.",
                          receiver->external_name(), abstract_text(method), method->holder->external_name())};
    return nullptr;
  }
  if (found->vtable_index < 0 && !found->holder->is_interface() && (found->access & kAccPublic) == 0) {
    thrown = {"java/lang/IllegalAccessError",
              describe_method(found->holder->external_name(), found->name, found->descriptor)};
    return nullptr;
  }
  receiver->itable.emplace(method, found);
  return found;
}

std::string Vm::abstract_text(const Method* method) {
  std::string text = describe_method("\x01", method->name, method->descriptor);
  text = text.substr(1, text.size() - 2);
  std::size_t dot = text.find("\x01.");
  text.erase(dot, 2);
  return "abstract " + text;
}

}  // namespace heddle::java
