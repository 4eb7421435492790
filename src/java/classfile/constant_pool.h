// The constant pool while a class file is being read (JVMS 4.4): parsing, and the checked look-ups that every
// user of an index goes through. Internal to this folder; consumers see ClassFile::cp.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "java/classfile/byte_reader.h"
#include "java/classfile/class_file.h"

namespace heddle::java {

// The attributes the reader looks into; all others are skipped (JVMS 4.7).
enum class AttributeKind : std::uint8_t {
  Unclassified,
  Ignored,
  AnnotationDefault,
  BootstrapMethods,
  Code,
  ConstantValue,
  EnclosingMethod,
  Exceptions,
  InnerClasses,
  LineNumberTable,
  LocalVariableTable,
  LocalVariableTypeTable,
  MethodParameters,
  Module,
  NestHost,
  NestMembers,
  PermittedSubclasses,
  Record,
  RuntimeVisibleAnnotations,
  RuntimeVisibleParameterAnnotations,
  RuntimeVisibleTypeAnnotations,
  Signature,
  SourceFile,
  StackMapTable,
};

// What a Utf8 entry turned out to be when used as a descriptor.
enum class DescriptorKind : std::uint8_t { Unknown, Field, Method, Neither };

// The words a descriptor's parameters take, or nullopt if it is not a method descriptor (JVMS 4.3.3).
std::optional<unsigned> method_descriptor_words(std::string_view descriptor);
bool is_field_descriptor(std::string_view descriptor);
bool is_unqualified_name(std::string_view name);
bool is_method_name(std::string_view name);  // also <init> and <clinit>
bool is_class_name(std::string_view name);   // internal form, not an array
bool is_modified_utf8(std::span<const std::uint8_t> bytes);

// Fills and checks `entries`. Every look-up rejects (FormatError) an index that is out of range or of the
// wrong kind; `user` names who asked, for the message. Judgements on Utf8 entries are remembered, because
// descriptors and names are shared by many entries.
class ConstantPool {
 public:
  ConstantPool(ByteReader& reader, std::vector<CpEntry>& entries, Trust trust);

  // Needs the bootstrap methods, which are read last.
  void check_bootstrap_indices(std::size_t bootstrap_count) const;

  const CpEntry& entry(std::uint16_t index, const char* user) const {
    if (index >= entries_.size() || entries_[index].tag == CpTag::Unused) [[unlikely]] {
      reject_index(index, user, "holds no entry");
    }
    return entries_[index];
  }
  const std::string& utf8(std::uint16_t index, const char* user) const {
    if (index >= entries_.size() || entries_[index].tag != CpTag::Utf8) [[unlikely]] {
      reject_index(index, user, "is not a Utf8 entry");
    }
    return entries_[index].utf8;
  }
  // The name of a Class entry: a class in internal form, or an array descriptor.
  const std::string& class_name(std::uint16_t index, const char* user) const {
    if (index >= entries_.size() || entries_[index].tag != CpTag::Class) [[unlikely]] {
      reject_index(index, user, "is not a Class entry");
    }
    return text(entries_[index].a);
  }
  const std::string& non_array_class(std::uint16_t index, const char* user) const;
  const std::string& field_name(std::uint16_t index, const char* user);
  const std::string& method_name(std::uint16_t index, const char* user);
  const std::string& field_descriptor(std::uint16_t index, const char* user);
  const std::string& method_descriptor(std::uint16_t index, const char* user);
  AttributeKind attribute(std::uint16_t name_index);

  // The words a constant takes when loaded by ldc or given to a bootstrap method; 0 if it is not loadable
  // (JVMS table 4.4-C).
  unsigned loadable_words(const CpEntry& constant) const;

  // For a Utf8 index already known to be a method descriptor.
  unsigned parameter_words(std::uint16_t descriptor_index) const { return facts_[descriptor_index].words; }
  // The descriptor (a Utf8 index) of a member reference, Dynamic or InvokeDynamic entry already checked.
  std::uint16_t descriptor_of(const CpEntry& member) const { return entries_[member.b].b; }
  const std::string& name_of(const CpEntry& member) const { return entries_[entries_[member.b].a].utf8; }
  const std::string& text(std::uint16_t utf8_index) const { return entries_[utf8_index].utf8; }

 private:
  enum class NameKind : std::uint8_t { Unknown, Plain, Special, Neither };  // Special: <init>, <clinit>

  struct Facts {
    DescriptorKind descriptor = DescriptorKind::Unknown;
    NameKind name = NameKind::Unknown;
    AttributeKind attribute = AttributeKind::Unclassified;
    std::uint8_t words = 0;  // Method descriptors: parameter words, without `this`
  };

  [[noreturn, gnu::cold]] static void reject_index(std::uint16_t index, const char* user,
                                                   const char* problem);
  void read_entry(ByteReader& reader, CpEntry& entry);
  void check_entry(std::uint16_t index);
  void check_member(std::uint16_t index);
  void check_method_handle(std::uint16_t index) const;
  const CpEntry& need(std::uint16_t user, std::uint16_t index, CpTag tag) const;
  DescriptorKind descriptor_kind(std::uint16_t utf8_index);
  NameKind name_kind(std::uint16_t utf8_index);

  std::vector<CpEntry>& entries_;
  Trust trust_;
  std::vector<Facts> facts_;
};

}  // namespace heddle::java
