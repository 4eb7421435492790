// Reads and checks the constant pool (JVMS 4.4), names (4.2) and descriptors (4.3).
//
// Two passes: entries may refer forward, so references are checked once all entries are there. The class
// names, member names and descriptors that entries use are judged here too, so that nobody after us has to.
#include "java/classfile/constant_pool.h"

#include <fmt/format.h>

#include <array>
#include <cstring>

namespace heddle::java {
namespace {

const char* tag_name(CpTag tag) {
  switch (tag) {
    case CpTag::Unused: return "unused";
    case CpTag::Utf8: return "Utf8";
    case CpTag::Integer: return "Integer";
    case CpTag::Float: return "Float";
    case CpTag::Long: return "Long";
    case CpTag::Double: return "Double";
    case CpTag::Class: return "Class";
    case CpTag::String: return "String";
    case CpTag::Fieldref: return "Fieldref";
    case CpTag::Methodref: return "Methodref";
    case CpTag::InterfaceMethodref: return "InterfaceMethodref";
    case CpTag::NameAndType: return "NameAndType";
    case CpTag::MethodHandle: return "MethodHandle";
    case CpTag::MethodType: return "MethodType";
    case CpTag::Dynamic: return "Dynamic";
    case CpTag::InvokeDynamic: return "InvokeDynamic";
    case CpTag::Module: return "Module";
    case CpTag::Package: return "Package";
  }
  return "unknown";
}

// Text of the file inside our message: printable ASCII only, and not too much of it.
std::string quoted(std::string_view text) {
  std::string shown = "'";
  for (const char c : text.substr(0, 80)) shown += c >= ' ' && c <= '~' ? c : '?';
  return shown + (text.size() > 80 ? "...'" : "'");
}

enum NameChar : std::uint8_t { EndsName = 1, EndsMethodName = 2 };  // JVMS 4.2.2

constexpr std::array<std::uint8_t, 256> kNameChars = [] {
  std::array<std::uint8_t, 256> table{};
  for (const char c : {'.', ';', '[', '/'}) table[static_cast<unsigned char>(c)] = EndsName | EndsMethodName;
  for (const char c : {'<', '>'}) table[static_cast<unsigned char>(c)] = EndsMethodName;
  return table;
}();

bool has_none_of(std::string_view name, NameChar kind) {
  std::uint8_t seen = 0;
  for (const char c : name) seen |= kNameChars[static_cast<unsigned char>(c)];
  return (seen & kind) == 0;
}

// Where a class name in internal form that starts at `position` ends; `position` itself if none starts there,
// or if it has an empty segment.
std::size_t class_name_end(std::string_view text, const std::size_t position) {
  std::size_t at = position, segment = position;
  for (; at < text.size(); ++at) {
    if ((kNameChars[static_cast<unsigned char>(text[at])] & EndsName) == 0) continue;
    if (text[at] != '/') break;
    if (at == segment) return position;
    segment = at + 1;
  }
  return at == segment ? position : at;
}

// Steps over one field type; 0 words: malformed. `position` ends just behind it.
unsigned field_type_words(std::string_view text, std::size_t& position) {
  const std::size_t first = position;
  while (position < text.size() && text[position] == '[') ++position;
  const std::size_t dimensions = position - first;
  if (dimensions > 255 || position == text.size()) return 0;
  switch (text[position++]) {
    case 'B':
    case 'C':
    case 'F':
    case 'I':
    case 'S':
    case 'Z': return 1;
    case 'D':
    case 'J': return dimensions == 0 ? 2 : 1;
    case 'L': {
      const std::size_t end = class_name_end(text, position);
      if (end == position || end == text.size() || text[end] != ';') return 0;
      position = end + 1;
      return 1;
    }
    default: return 0;
  }
}

AttributeKind classify(std::string_view name) {
  switch (name.size()) {
    case 4: return name == "Code" ? AttributeKind::Code : AttributeKind::Ignored;
    case 6:
      if (name == "Module") return AttributeKind::Module;
      return name == "Record" ? AttributeKind::Record : AttributeKind::Ignored;
    case 8: return name == "NestHost" ? AttributeKind::NestHost : AttributeKind::Ignored;
    case 9: return name == "Signature" ? AttributeKind::Signature : AttributeKind::Ignored;
    case 10:
      if (name == "SourceFile") return AttributeKind::SourceFile;
      return name == "Exceptions" ? AttributeKind::Exceptions : AttributeKind::Ignored;
    case 11: return name == "NestMembers" ? AttributeKind::NestMembers : AttributeKind::Ignored;
    case 12: return name == "InnerClasses" ? AttributeKind::InnerClasses : AttributeKind::Ignored;
    case 13:
      if (name == "ConstantValue") return AttributeKind::ConstantValue;
      return name == "StackMapTable" ? AttributeKind::StackMapTable : AttributeKind::Ignored;
    case 15:
      if (name == "LineNumberTable") return AttributeKind::LineNumberTable;
      return name == "EnclosingMethod" ? AttributeKind::EnclosingMethod : AttributeKind::Ignored;
    case 16:
      if (name == "MethodParameters") return AttributeKind::MethodParameters;
      return name == "BootstrapMethods" ? AttributeKind::BootstrapMethods : AttributeKind::Ignored;
    case 17: return name == "AnnotationDefault" ? AttributeKind::AnnotationDefault : AttributeKind::Ignored;
    case 18: return name == "LocalVariableTable" ? AttributeKind::LocalVariableTable : AttributeKind::Ignored;
    case 19:
      return name == "PermittedSubclasses" ? AttributeKind::PermittedSubclasses : AttributeKind::Ignored;
    case 22:
      return name == "LocalVariableTypeTable" ? AttributeKind::LocalVariableTypeTable
                                              : AttributeKind::Ignored;
    case 25:
      return name == "RuntimeVisibleAnnotations" ? AttributeKind::RuntimeVisibleAnnotations
                                                 : AttributeKind::Ignored;
    case 29:
      return name == "RuntimeVisibleTypeAnnotations" ? AttributeKind::RuntimeVisibleTypeAnnotations
                                                     : AttributeKind::Ignored;
    case 34:
      return name == "RuntimeVisibleParameterAnnotations" ? AttributeKind::RuntimeVisibleParameterAnnotations
                                                          : AttributeKind::Ignored;
    default: return AttributeKind::Ignored;
  }
}

}  // namespace

bool is_class_name(std::string_view name) {
  return !name.empty() && class_name_end(name, 0) == name.size();
}

bool is_unqualified_name(std::string_view name) {
  return !name.empty() && has_none_of(name, EndsName);
}

bool is_method_name(std::string_view name) {
  if (name.empty()) return false;
  return name[0] == '<' ? name == "<init>" || name == "<clinit>" : has_none_of(name, EndsMethodName);
}

bool is_field_descriptor(std::string_view descriptor) {
  std::size_t position = 0;
  return field_type_words(descriptor, position) != 0 && position == descriptor.size();
}

std::optional<unsigned> method_descriptor_words(std::string_view descriptor) {
  if (descriptor.empty() || descriptor[0] != '(') return std::nullopt;
  unsigned words = 0;
  std::size_t position = 1;
  while (position < descriptor.size() && descriptor[position] != ')') {
    const unsigned more = field_type_words(descriptor, position);
    words += more;
    if (more == 0 || words > 255) return std::nullopt;
  }
  if (position == descriptor.size()) return std::nullopt;
  const std::string_view returned = descriptor.substr(position + 1);
  if (returned != "V" && !is_field_descriptor(returned)) return std::nullopt;
  return words;
}

// JVMS 4.4.7: no null byte, no byte above 0xef, two- and three-byte groups complete. Surrogates need not
// pair.
bool is_modified_utf8(std::span<const std::uint8_t> bytes) {
  const std::uint8_t* p = bytes.data();
  const std::uint8_t* const end = p + bytes.size();
  // Nearly all text is ASCII: eight bytes at once, the last eight of them overlapping what was seen before.
  const auto plain8 = [](const std::uint8_t* at) {
    std::uint64_t word;
    std::memcpy(&word, at, 8);
    return ((word | (word - 0x0101010101010101)) & 0x8080808080808080) == 0;  // each in 1..127
  };
  if (bytes.size() >= 8) {
    while (end - p >= 8 && plain8(p)) p += 8;
    if (end - p < 8 && plain8(end - 8)) return true;
  }
  while (p != end) {
    const std::uint8_t first = *p++;
    if (first != 0 && first < 0x80) continue;
    const std::ptrdiff_t more = (first & 0xe0) == 0xc0 ? 1 : (first & 0xf0) == 0xe0 ? 2 : 0;
    if (more == 0 || end - p < more) return false;
    for (std::ptrdiff_t i = 0; i < more; ++i) {
      if ((*p++ & 0xc0) != 0x80) return false;
    }
  }
  return true;
}

ConstantPool::ConstantPool(ByteReader& reader, std::vector<CpEntry>& entries, Trust trust)
    : entries_(entries), trust_(trust) {
  const std::uint16_t count = reader.u2();
  if (count == 0) reject("its constant pool has the size 0, the smallest legal size is 1");
  entries_.resize(count);
  facts_.resize(count);
  for (std::size_t i = 1; i < count; ++i) {
    read_entry(reader, entries_[i]);
    if (entries_[i].tag == CpTag::Long || entries_[i].tag == CpTag::Double) ++i;
    if (i >= count) reject("the last constant pool entry is a long or double that needs two places");
  }
  if (trust_ == Trust::Trusted) return;
  for (std::size_t i = 1; i < count; ++i) check_entry(static_cast<std::uint16_t>(i));
}

void ConstantPool::read_entry(ByteReader& reader, CpEntry& entry) {
  const std::uint8_t tag = reader.u1();
  entry.tag = static_cast<CpTag>(tag);
  switch (entry.tag) {
    case CpTag::Utf8: {
      const auto bytes = reader.bytes(reader.u2());
      if (trust_ != Trust::Trusted && !is_modified_utf8(bytes)) {
        reject(fmt::format("constant pool entry {} is not well-formed modified UTF-8",
                           &entry - entries_.data()));
      }
      entry.utf8.assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
      return;
    }
    case CpTag::Integer:
    case CpTag::Float: entry.bits = reader.u4(); return;
    case CpTag::Long:
    case CpTag::Double: {
      const std::uint64_t high = reader.u4();
      entry.bits = high << 32 | reader.u4();
      return;
    }
    case CpTag::Class:
    case CpTag::String:
    case CpTag::MethodType:
    case CpTag::Module:
    case CpTag::Package: entry.a = reader.u2(); return;
    case CpTag::Fieldref:
    case CpTag::Methodref:
    case CpTag::InterfaceMethodref:
    case CpTag::NameAndType:
    case CpTag::Dynamic:
    case CpTag::InvokeDynamic:
      entry.a = reader.u2();
      entry.b = reader.u2();
      return;
    case CpTag::MethodHandle:
      entry.reference_kind = reader.u1();
      entry.a = reader.u2();
      return;
    case CpTag::Unused: break;
  }
  reject(fmt::format("constant pool entry {} has the unknown tag {}", &entry - entries_.data(), tag));
}

void ConstantPool::check_entry(std::uint16_t index) {
  const CpEntry& entry = entries_[index];
  switch (entry.tag) {
    case CpTag::Class: {
      const std::string& name = need(index, entry.a, CpTag::Utf8).utf8;
      const bool array = !name.empty() && name[0] == '[';
      if (array ? descriptor_kind(entry.a) != DescriptorKind::Field : !is_class_name(name)) {
        reject(fmt::format("constant pool entry {} has the illegal class name {}", index, quoted(name)));
      }
      return;
    }
    case CpTag::String:
    case CpTag::Module:
    case CpTag::Package: need(index, entry.a, CpTag::Utf8); return;
    case CpTag::NameAndType: {
      need(index, entry.a, CpTag::Utf8);
      need(index, entry.b, CpTag::Utf8);
      const DescriptorKind kind = descriptor_kind(entry.b);
      if (kind == DescriptorKind::Neither) {
        reject(fmt::format("constant pool entry {} has the illegal descriptor {}", index,
                           quoted(text(entry.b))));
      }
      const NameKind name = name_kind(entry.a);
      const bool legal = kind == DescriptorKind::Method ? name == NameKind::Plain || name == NameKind::Special
                                                        : is_unqualified_name(text(entry.a));
      if (!legal) {
        reject(fmt::format("constant pool entry {} has the illegal name {}", index, quoted(text(entry.a))));
      }
      return;
    }
    case CpTag::Fieldref:
    case CpTag::Methodref:
    case CpTag::InterfaceMethodref:
    case CpTag::Dynamic:
    case CpTag::InvokeDynamic: check_member(index); return;
    case CpTag::MethodType:
      need(index, entry.a, CpTag::Utf8);
      if (descriptor_kind(entry.a) != DescriptorKind::Method) {
        reject(fmt::format("constant pool entry {} has the illegal method type {}", index,
                           quoted(text(entry.a))));
      }
      return;
    case CpTag::MethodHandle: check_method_handle(index); return;
    default: return;
  }
}

// JVMS 4.4.2 and 4.4.10.
void ConstantPool::check_member(std::uint16_t index) {
  const CpEntry& entry = entries_[index];
  const bool dynamic = entry.tag == CpTag::Dynamic || entry.tag == CpTag::InvokeDynamic;
  if (!dynamic) need(index, entry.a, CpTag::Class);
  const CpEntry& pair = need(index, entry.b, CpTag::NameAndType);
  need(entry.b, pair.a, CpTag::Utf8);  // the pair may come later in the pool and be unchecked yet
  need(entry.b, pair.b, CpTag::Utf8);
  const bool field = entry.tag == CpTag::Fieldref || entry.tag == CpTag::Dynamic;
  if (descriptor_kind(pair.b) != (field ? DescriptorKind::Field : DescriptorKind::Method)) {
    reject(fmt::format("constant pool entry {} ({}) has the descriptor {}, which is not that of a {}", index,
                       tag_name(entry.tag), quoted(text(pair.b)), field ? "field" : "method"));
  }
  if (field || name_kind(pair.a) == NameKind::Plain) return;
  const std::string& descriptor = text(pair.b);
  const bool constructor = entry.tag == CpTag::Methodref && text(pair.a) == "<init>" &&
                           descriptor.back() == 'V' && descriptor[descriptor.size() - 2] == ')';
  if (!constructor) {
    reject(fmt::format("constant pool entry {} ({}) may not name the method {} with descriptor {}", index,
                       tag_name(entry.tag), quoted(text(pair.a)), quoted(descriptor)));
  }
}

// JVMS 4.4.8: kinds 1-4 are fields, 5-8 methods, 9 an interface method; only kind 8 names <init>.
void ConstantPool::check_method_handle(std::uint16_t index) const {
  const CpEntry& handle = entries_[index];
  const CpEntry& target = entry(handle.a, "a method handle");
  const unsigned kind = handle.reference_kind;
  bool fits = false;
  if (kind >= 1 && kind <= 4) {
    fits = target.tag == CpTag::Fieldref;
  } else if (kind == 5 || kind == 8) {
    fits = target.tag == CpTag::Methodref;
  } else if (kind == 6 || kind == 7) {
    fits = target.tag == CpTag::Methodref || target.tag == CpTag::InterfaceMethodref;
  } else if (kind == 9) {
    fits = target.tag == CpTag::InterfaceMethodref;
  }
  if (!fits) {
    reject(fmt::format("constant pool entry {} is a method handle of kind {} to an entry of kind {}", index,
                       kind, tag_name(target.tag)));
  }
  if (kind < 5) return;
  const CpEntry& pair = need(handle.a, target.b, CpTag::NameAndType);
  const bool names_constructor = need(target.b, pair.a, CpTag::Utf8).utf8 == "<init>";
  if (names_constructor != (kind == 8)) {
    reject(fmt::format("constant pool entry {} is a method handle of kind {} {} a constructor", index, kind,
                       names_constructor ? "to" : "that does not name"));
  }
}

const CpEntry& ConstantPool::need(std::uint16_t user, std::uint16_t index, CpTag tag) const {
  if (index == 0 || index >= entries_.size() || entries_[index].tag != tag) [[unlikely]] {
    reject(fmt::format("constant pool entry {} ({}) refers to entry {}, which is not a {}", user,
                       tag_name(entries_[user].tag), index, tag_name(tag)));
  }
  return entries_[index];
}

void ConstantPool::check_bootstrap_indices(std::size_t bootstrap_count) const {
  for (std::size_t i = 1; i < entries_.size(); ++i) {
    const CpEntry& entry = entries_[i];
    if (entry.tag != CpTag::Dynamic && entry.tag != CpTag::InvokeDynamic) continue;
    if (entry.a >= bootstrap_count) {
      reject(
          fmt::format("constant pool entry {} uses bootstrap method {} of {}", i, entry.a, bootstrap_count));
    }
  }
}

void ConstantPool::reject_index(std::uint16_t index, const char* user, const char* problem) {
  reject(fmt::format("{} uses constant pool index {}, which {}", user, index, problem));
}

const std::string& ConstantPool::non_array_class(std::uint16_t index, const char* user) const {
  const std::string& name = class_name(index, user);
  if (name[0] == '[') reject(fmt::format("{} names the array type {}", user, quoted(name)));
  return name;
}

const std::string& ConstantPool::field_name(std::uint16_t index, const char* user) {
  const std::string& name = utf8(index, user);
  if (name_kind(index) != NameKind::Plain && !is_unqualified_name(name)) {
    reject(fmt::format("{} has the illegal name {}", user, quoted(name)));
  }
  return name;
}

const std::string& ConstantPool::method_name(std::uint16_t index, const char* user) {
  const std::string& name = utf8(index, user);
  if (name_kind(index) == NameKind::Neither) {
    reject(fmt::format("{} has the illegal name {}", user, quoted(name)));
  }
  return name;
}

const std::string& ConstantPool::field_descriptor(std::uint16_t index, const char* user) {
  const std::string& descriptor = utf8(index, user);
  if (descriptor_kind(index) != DescriptorKind::Field) {
    reject(fmt::format("{} has the illegal field descriptor {}", user, quoted(descriptor)));
  }
  return descriptor;
}

const std::string& ConstantPool::method_descriptor(std::uint16_t index, const char* user) {
  const std::string& descriptor = utf8(index, user);
  if (descriptor_kind(index) != DescriptorKind::Method) {
    reject(fmt::format("{} has the illegal method descriptor {}", user, quoted(descriptor)));
  }
  return descriptor;
}

unsigned ConstantPool::loadable_words(const CpEntry& constant) const {
  switch (constant.tag) {
    case CpTag::Integer:
    case CpTag::Float:
    case CpTag::String:
    case CpTag::Class:
    case CpTag::MethodHandle:
    case CpTag::MethodType: return 1;
    case CpTag::Long:
    case CpTag::Double: return 2;
    case CpTag::Dynamic: {
      const std::string& descriptor = text(descriptor_of(constant));
      return descriptor == "J" || descriptor == "D" ? 2 : 1;
    }
    default: return 0;
  }
}

AttributeKind ConstantPool::attribute(std::uint16_t name_index) {
  const std::string& name = utf8(name_index, "an attribute name");
  AttributeKind& kind = facts_[name_index].attribute;
  if (kind == AttributeKind::Unclassified) kind = classify(name);
  return kind;
}

DescriptorKind ConstantPool::descriptor_kind(std::uint16_t utf8_index) {
  Facts& facts = facts_[utf8_index];
  if (facts.descriptor != DescriptorKind::Unknown) return facts.descriptor;
  const std::string& descriptor = text(utf8_index);
  facts.descriptor = DescriptorKind::Neither;
  if (const auto words = method_descriptor_words(descriptor)) {
    facts.descriptor = DescriptorKind::Method;
    facts.words = static_cast<std::uint8_t>(*words);
  } else if (is_field_descriptor(descriptor)) {
    facts.descriptor = DescriptorKind::Field;
  }
  return facts.descriptor;
}

ConstantPool::NameKind ConstantPool::name_kind(std::uint16_t utf8_index) {
  Facts& facts = facts_[utf8_index];
  if (facts.name != NameKind::Unknown) return facts.name;
  const std::string& name = text(utf8_index);
  if (!is_method_name(name)) {
    facts.name = NameKind::Neither;
  } else {
    facts.name = name[0] == '<' ? NameKind::Special : NameKind::Plain;
  }
  return facts.name;
}

}  // namespace heddle::java
