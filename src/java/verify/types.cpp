#include "java/verify/types.h"

#include <fmt/format.h>

#include <algorithm>

namespace heddle::java {
namespace {

using Tag = VType::Tag;
constexpr std::string_view kObject = "java/lang/Object";

bool is_array_name(std::string_view name) {
  return name.starts_with('[');
}

// The element of an array of references, as a class name or array descriptor; empty for primitives.
std::string_view reference_element(std::string_view array) {
  if (array[1] == '[') return array.substr(1);
  if (array[1] == 'L') return array.substr(2, array.size() - 3);
  return {};
}

void append(std::vector<VType>& slots, const VType& type) {
  slots.push_back(type);
  if (type.is_first_half()) slots.push_back(type.second_half());
}

}  // namespace

std::string to_string(const VType& type) {
  switch (type.tag) {
    case Tag::Top: return "top";
    case Tag::Int: return "integer";
    case Tag::Float: return "float";
    case Tag::Long: return "long";
    case Tag::Long2: return "long_2nd";
    case Tag::Double: return "double";
    case Tag::Double2: return "double_2nd";
    case Tag::Null: return "null";
    case Tag::UninitialisedThis: return "uninitializedThis";
    case Tag::Uninitialised: return fmt::format("uninitialized {}", type.pc);
    case Tag::Object: return fmt::format("'{}'", type.name);
  }
  return "";
}

bool Types::assignable(const VType& from, const VType& to, bool protected_access) {
  if (to.is(Tag::Top) || from == to) return true;
  if (!to.is(Tag::Object)) return false;
  if (from.is(Tag::Null)) return true;
  return from.is(Tag::Object) && reference_assignable(from.name, to.name, protected_access);
}

bool Types::reference_assignable(std::string_view from, std::string_view to, bool protected_access) {
  if (from == to) return true;
  if (is_array_name(to)) {
    if (!is_array_name(from)) return false;
    const std::string_view from_element = reference_element(from), to_element = reference_element(to);
    return !from_element.empty() && !to_element.empty() &&
           reference_assignable(from_element, to_element, protected_access);
  }
  if (to == kObject) return true;
  if (world_.is_interface(to) && !(protected_access && from == kObject))
    return !is_array_name(from) || to == "java/lang/Cloneable" || to == "java/io/Serializable";
  return !is_array_name(from) && world_.is_subclass(from, to);
}

VType Types::merge(const VType& one, const VType& other) {
  if (one == other) return one;
  const auto is_object = [](const VType& type) { return type.is(Tag::Object) || type.is(Tag::Null); };
  if (!is_object(one) || !is_object(other)) return VType::of(Tag::Top);
  if (one.is(Tag::Null)) return other;
  if (other.is(Tag::Null)) return one;
  if (is_array_name(one.name) && is_array_name(other.name)) {
    const VType x = element_of(one), y = element_of(other);
    if (!x.is(Tag::Object) || !y.is(Tag::Object)) return VType::object(kObject);
    return array_of(merge(x, y).name);
  }
  if (is_array_name(one.name) || is_array_name(other.name)) return VType::object(kObject);
  return VType::object(common_super(one.name, other.name));
}

std::string_view Types::common_super(std::string_view one, std::string_view other) {
  if (one == kObject || other == kObject) return kObject;
  if (world_.is_interface(one) || world_.is_interface(other)) return kObject;
  while (!one.empty() && !world_.is_subclass(other, one)) one = world_.super_of(one);
  return one.empty() ? kObject : one;
}

VType Types::element_of(const VType& array) const {
  std::size_t at = 1;
  return next_type(array.name, at);
}

VType Types::array_of(std::string_view element) {
  return VType::object(
      keep(is_array_name(element) ? fmt::format("[{}", element) : fmt::format("[L{};", element)));
}

VType next_type(std::string_view descriptor, std::size_t& at) {
  const std::size_t start = at;
  at = descriptor.find_first_not_of('[', at);
  const char letter = descriptor[at];
  const std::size_t end = letter == 'L' ? descriptor.find(';', at) + 1 : at + 1;
  const bool is_array = at != start;
  at = end;
  if (is_array) return VType::object(descriptor.substr(start, end - start));
  switch (letter) {
    case 'L': return VType::object(descriptor.substr(start + 1, end - start - 2));
    case 'J': return VType::of(Tag::Long);
    case 'D': return VType::of(Tag::Double);
    case 'F': return VType::of(Tag::Float);
    default: return VType::of(Tag::Int);
  }
}

Signature::Signature(std::string_view descriptor) {
  std::size_t at = 1;
  while (descriptor[at] != ')') append(parameters, next_type(descriptor, at));
  ++at;
  if (descriptor[at] != 'V') append(result, next_type(descriptor, at));
}

}  // namespace heddle::java
