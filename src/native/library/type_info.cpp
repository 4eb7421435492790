#include "native/library/type_info.h"

#include <algorithm>
#include <cstring>

#include "native/library/demangle.h"

namespace heddle::native {
namespace {

// Offsets in std::type_info and the classes of __cxxabiv1 that are derived from it.
constexpr std::uint32_t kName = 8;
constexpr std::uint32_t kBase = 16;                                        // __si_class_type_info
constexpr std::uint32_t kBaseCount = 20, kBases = 24, kBaseSize = 16;      // __vmi_class_type_info
constexpr std::uint32_t kQualifiers = 16, kPointee = 24, kMembersOf = 32;  // __pbase_type_info
constexpr std::uint64_t kVirtual = 1, kPublic = 2;                         // of a base
constexpr std::uint32_t kConst = 1, kFunctionQualifiers = 0x60;            // transaction-safe, noexcept
constexpr unsigned kMostLevels = 64;                                       // of pointers
constexpr std::size_t kMostSubobjects = 1 << 16;

}  // namespace

// --- reading ---

std::uint64_t TypeInfos::word(Ptr p) const {
  const std::byte* bytes = objects_.readable(p, 8);
  std::uint64_t value = 0;
  if (bytes != nullptr) std::memcpy(&value, bytes, 8);
  return value;
}

std::string_view TypeInfos::mangled(Ptr type) const {
  const Ptr p = word(type + kName);
  const ObjectRecord& r = objects_.record(p);
  if (offset_of(p) >= r.size) return {};
  const auto* text = reinterpret_cast<const char*>(objects_.readable(p, 1));
  return {text, ::strnlen(text, r.size - offset_of(p))};
}

std::string TypeInfos::name(Ptr type) const {
  const std::string text(mangled(type));
  return demangled(text).value_or(text);
}

// Types of the same name in different files are the same, unless the name says that it is local to one.
bool TypeInfos::same(Ptr a, Ptr b) const {
  if (a == b) return true;
  const std::string_view name = mangled(a);
  return !name.empty() && name[0] != '*' && name == mangled(b);
}

TypeInfos::Kind TypeInfos::kind(Ptr type) const {
  const std::uint32_t global = object_of(word(type)) - object_of_global(0);
  if (global >= module_.globals.size()) return Kind::Other;
  std::string_view vtable = module_.globals[global].name;
  constexpr std::string_view kPrefix = "vtable for __cxxabiv1::";
  if (!vtable.starts_with(kPrefix)) return Kind::Other;
  vtable.remove_prefix(kPrefix.size());
  if (vtable == "__class_type_info") return Kind::Class;
  if (vtable == "__si_class_type_info") return Kind::SingleBase;
  if (vtable == "__vmi_class_type_info") return Kind::ManyBases;
  if (vtable == "__pointer_type_info") return Kind::Pointer;
  if (vtable == "__pointer_to_member_type_info") return Kind::MemberPointer;
  if (vtable == "__function_type_info") return Kind::Function;
  return Kind::Other;
}

// --- bases ---

std::vector<TypeInfos::Subobject> TypeInfos::subobjects(Ptr type, Ptr at) const {
  std::vector<Subobject> found{{type, at, 0, 0, true}};
  for (std::size_t i = 0; i < found.size() && found.size() < kMostSubobjects; ++i) {
    const Subobject derived = found[i];
    const Kind derived_kind = kind(derived.type);
    if (derived_kind == Kind::SingleBase) {
      found.push_back(derived);
      found.back().type = word(derived.type + kBase);
    }
    if (derived_kind != Kind::ManyBases) continue;
    const std::uint64_t count = word(derived.type + kBaseCount - 4) >> 32;
    for (std::uint64_t b = 0; b < count && found.size() < kMostSubobjects; ++b) {
      const Ptr entry = derived.type + kBases + b * kBaseSize;
      const std::uint64_t flags = word(entry + 8);
      auto distance = static_cast<std::int64_t>(flags) >> 8;
      Subobject base = derived;
      base.type = word(entry);
      base.is_public = derived.is_public && (flags & kPublic) != 0;
      if ((flags & kVirtual) != 0) {  // its place is in the virtual table of the object
        base.virtual_base = base.type;
        base.distance = 0;
        if (derived.at != 0)
          distance = static_cast<std::int64_t>(word(word(derived.at) + static_cast<std::uint64_t>(distance)));
      } else {
        base.distance += distance;
      }
      if (derived.at != 0) base.at = derived.at + static_cast<std::uint64_t>(distance);
      found.push_back(base);
    }
  }
  return found;
}

// To a base that is unambiguous and accessible.
bool TypeInfos::upcast(Ptr base, Ptr derived, Ptr& object) const {
  const Subobject* found = nullptr;
  bool is_public = false;
  const std::vector<Subobject> all = subobjects(derived, object);
  for (const Subobject& s : all) {
    if (!same(s.type, base)) continue;
    if (found != nullptr && (found->virtual_base != s.virtual_base || found->distance != s.distance))
      return false;
    found = &s;
    is_public |= s.is_public;
  }
  if (!is_public) return false;
  object = found->at;
  return true;
}

// [expr.dynamic.cast]: down to the one object of the target's type that the source is a public base of; else
// across, by way of the complete object.
Ptr TypeInfos::cast(const Object& source, const Object& whole, Ptr target) const {
  std::vector<Subobject> targets;
  bool source_is_public = false;
  for (const Subobject& s : subobjects(whole.type, whole.at)) {
    if (s.at == source.at && same(s.type, source.type)) source_is_public |= s.is_public;
    if (!same(s.type, target)) continue;
    const auto known =
        std::find_if(targets.begin(), targets.end(), [&](const Subobject& t) { return t.at == s.at; });
    if (known == targets.end())
      targets.push_back(s);
    else
      known->is_public |= s.is_public;
  }
  Ptr down = 0;
  unsigned derived_from_source = 0;
  for (const Subobject& t : targets) {
    bool contains = false, is_public = false;
    for (const Subobject& s : subobjects(t.type, t.at)) {
      if (s.at != source.at || !same(s.type, source.type)) continue;
      contains = true;
      is_public |= s.is_public;
    }
    if (contains) ++derived_from_source;
    if (is_public) down = t.at;
  }
  if (derived_from_source == 1 && down != 0) return down;
  return source_is_public && targets.size() == 1 && targets[0].is_public ? targets[0].at : 0;
}

// --- handlers ---

bool TypeInfos::catches(Ptr handler, Ptr thrown, Ptr& object) const {
  return catches(handler, thrown, object, 0, true);
}

// `depth` pointers have been followed, and all but the first of the handler's point to const.
bool TypeInfos::catches(Ptr handler, Ptr thrown, Ptr& object, unsigned depth, bool all_const) const {
  if (same(handler, thrown)) return true;
  if (depth > kMostLevels) return false;
  switch (kind(handler)) {
    case Kind::Class:
    case Kind::SingleBase:
    case Kind::ManyBases: return depth <= 1 && upcast(handler, thrown, object);
    case Kind::Pointer:
    case Kind::MemberPointer: return catches_pointer(handler, thrown, object, depth, all_const);
    default: return false;
  }
}

bool TypeInfos::catches_pointer(Ptr handler, Ptr thrown, Ptr& object, unsigned depth, bool all_const) const {
  if (depth == 0 && mangled(thrown) == "Dn") {  // std::nullptr_t becomes any pointer
    if (kind(handler) == Kind::MemberPointer) return false;
    object = 0;
    return true;
  }
  if (kind(handler) != kind(thrown) || !all_const) return false;
  const auto wanted = static_cast<std::uint32_t>(word(handler + kQualifiers));
  auto given = static_cast<std::uint32_t>(word(thrown + kQualifiers));
  if ((wanted & kFunctionQualifiers & ~given) != 0) return false;
  given &= ~kFunctionQualifiers | wanted;  // a function that is noexcept will do for any
  if ((given & ~wanted) != 0) return false;
  if (kind(handler) == Kind::MemberPointer && !same(word(handler + kMembersOf), word(thrown + kMembersOf)))
    return false;
  const Ptr to = word(handler + kPointee), from = word(thrown + kPointee);
  if (depth == 0 && mangled(to) == "v") return kind(from) != Kind::Function;
  return catches(to, from, object, depth + 1, (wanted & kConst) != 0);
}

}  // namespace heddle::native
