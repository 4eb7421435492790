// The structure of a class file (JVMS 4.1, 4.5-4.7) and its format checks (JVMS 4.8).
//
// We are as strict as HotSpot is with untrusted classes, with two deviations: Signature attributes are taken
// as any text, and annotations are not checked (JVMS 4.8 exempts them); of the latter only the type names of
// methods are extracted, as far as they are well formed. Attributes we do not know are skipped.
#include "java/classfile/class_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <bitset>
#include <optional>

#include "java/classfile/annotation_types.h"
#include "java/classfile/byte_reader.h"
#include "java/classfile/code_checks.h"
#include "java/classfile/constant_pool.h"

namespace heddle::java {
namespace {

enum Access : std::uint16_t {  // JVMS tables 4.1-B, 4.5-A, 4.6-A
  kPublic = 0x0001,
  kPrivate = 0x0002,
  kProtected = 0x0004,
  kStatic = 0x0008,
  kFinal = 0x0010,
  kSuper = 0x0020,
  kVolatile = 0x0040,
  kNative = 0x0100,
  kInterface = 0x0200,
  kAbstract = 0x0400,
  kStrict = 0x0800,
  kAnnotation = 0x2000,
  kEnum = 0x4000,
  kModule = 0x8000,
};

template <typename T>
void assign(std::vector<T>& to, std::span<const std::uint8_t> bytes) {
  to.assign(bytes.begin(), bytes.end());
}

bool visible_once(std::uint16_t access) {
  return std::bitset<3>(access & (kPublic | kPrivate | kProtected)).count() <= 1;
}

// Reads one class; lives for the duration of parse_class_file.
class ClassReader {
 public:
  ClassReader(std::span<const std::uint8_t> bytes, Trust trust) : in_(bytes), trust_(trust) {}

  ClassFile read() {
    if (in_.remaining() < 4 || in_.u4() != 0xcafebabe) reject("it does not start with CAFEBABE");
    out_.minor = in_.u2();
    out_.major = in_.u2();
    if (out_.major < kOldestMajor || out_.major > kNewestMajor) {
      reject(fmt::format(
          "its version is {}.{}, and versions {} to {} are understood; recompile it with --release 17",
          out_.major, out_.minor, kOldestMajor, kNewestMajor));
    }
    pool_.emplace(in_, out_.cp, trust_);
    code_checker_.emplace(*pool_, out_.major);
    read_this_and_super();
    read_fields();
    read_methods();
    read_class_attributes();
    pool_->check_bootstrap_indices(out_.bootstrap_methods.size());
    if (in_.remaining() != 0) reject(fmt::format("{} bytes follow its end", in_.remaining()));
    return std::move(out_);
  }

 private:
  // One attribute: its kind and a reader of exactly its bytes.
  struct Attribute {
    AttributeKind kind;
    std::span<const std::uint8_t> bytes;
  };

  // Remembers which attributes were seen in one attribute table, to reject a second one (JVMS 4.7.x: "at most
  // one").
  class Seen {
   public:
    void once(AttributeKind kind, const char* name) {
      const std::uint32_t bit = 1U << static_cast<unsigned>(kind);
      if (bits_ & bit) reject(fmt::format("an item has two {} attributes", name));
      bits_ |= bit;
    }

   private:
    std::uint32_t bits_ = 0;
  };

  Attribute next_attribute(ByteReader& in) {
    const AttributeKind kind = pool_->attribute(in.u2());
    const std::uint32_t length = in.u4();
    return {kind, in.bytes(length)};
  }

  static void finished(const ByteReader& attribute, const char* name) {
    if (attribute.remaining() != 0) reject(fmt::format("the length of a {} attribute is wrong", name));
  }

  // An attribute that is one index: Signature, SourceFile, NestHost, ConstantValue.
  static std::uint16_t single_index(const Attribute& attribute, const char* name) {
    ByteReader in(attribute.bytes);
    const std::uint16_t index = in.u2();
    finished(in, name);
    return index;
  }

  std::vector<std::string> class_list(const Attribute& attribute, const char* name) {
    ByteReader in(attribute.bytes);
    const std::uint16_t count = in.u2();
    std::vector<std::string> names;
    names.reserve(std::min<std::size_t>(count, in.remaining() / 2));
    for (unsigned i = 0; i < count; ++i) names.push_back(pool_->non_array_class(in.u2(), name));
    finished(in, name);
    return names;
  }

  void read_this_and_super() {
    out_.access = in_.u2();
    out_.name = pool_->non_array_class(in_.u2(), "this_class");
    const std::uint16_t super = in_.u2();
    const bool module = (out_.access & kModule) != 0;
    if (super != 0) {
      out_.super_name = pool_->non_array_class(super, "super_class");
    } else if (out_.name != "java/lang/Object" && !module) {
      reject("it has no superclass, and only java.lang.Object may have none");
    }
    const std::uint16_t count = in_.u2();
    out_.interfaces.reserve(std::min<std::size_t>(count, in_.remaining() / 2));
    for (unsigned i = 0; i < count; ++i) {
      out_.interfaces.push_back(pool_->non_array_class(in_.u2(), "a superinterface"));
    }
    const bool interface = (out_.access & kInterface) != 0;
    const bool bad_interface =
        interface && ((out_.access & kFinal) != 0 || ((out_.access & kAbstract) == 0 && out_.major >= 50) ||
                      (out_.super_name != "java/lang/Object"));
    const bool bad_class = !interface && (out_.access & kFinal) != 0 && (out_.access & kAbstract) != 0;
    // Since version 49: neither kSuper nor kEnum on interfaces, kAnnotation on interfaces only.
    const bool bad_kind = out_.major >= 49 && (out_.access & (interface ? kSuper | kEnum : kAnnotation)) != 0;
    if (!module && (bad_interface || bad_class || bad_kind)) {
      reject(fmt::format("its access flags {:#06x} contradict each other or its superclass", out_.access));
    }
  }

  void read_fields() {
    const std::uint16_t count = in_.u2();
    out_.fields.reserve(std::min<std::size_t>(count, in_.remaining() / 8));
    for (unsigned i = 0; i < count; ++i) out_.fields.push_back(read_field());
    reject_duplicates(out_.fields, "fields");
  }

  FieldInfo read_field() {
    FieldInfo field;
    field.access = in_.u2();
    field.name = pool_->field_name(in_.u2(), "a field");
    field.descriptor = pool_->field_descriptor(in_.u2(), "a field");
    constexpr std::uint16_t kConstant = kPublic | kStatic | kFinal;
    if (!visible_once(field.access) || ((field.access & kFinal) != 0 && (field.access & kVolatile) != 0) ||
        ((out_.access & kInterface) != 0 && (field.access & kConstant) != kConstant)) {
      reject(fmt::format("the access flags {:#06x} of a field are not legal", field.access));
    }
    Seen seen;
    for (unsigned left = in_.u2(); left > 0; --left) {
      const Attribute attribute = next_attribute(in_);
      if (attribute.kind == AttributeKind::ConstantValue) {
        seen.once(attribute.kind, "ConstantValue");
        const std::uint16_t index = single_index(attribute, "ConstantValue");
        check_constant_value(field.descriptor, pool_->entry(index, "a ConstantValue").tag);
        // JVMS 4.7.2: ignored on instance fields.
        if (field.access & kStatic) field.constant_value = index;
      } else if (attribute.kind == AttributeKind::Signature) {
        seen.once(attribute.kind, "Signature");
        field.signature = pool_->utf8(single_index(attribute, "Signature"), "a Signature");
      } else if (attribute.kind == AttributeKind::RuntimeVisibleAnnotations) {
        seen.once(attribute.kind, "RuntimeVisibleAnnotations");
        assign(field.annotations, attribute.bytes);
      } else if (attribute.kind == AttributeKind::RuntimeVisibleTypeAnnotations) {
        seen.once(attribute.kind, "RuntimeVisibleTypeAnnotations");
        assign(field.type_annotations, attribute.bytes);
      }
    }
    return field;
  }

  static void check_constant_value(std::string_view descriptor, CpTag tag) {
    bool fits = false;
    switch (descriptor[0]) {
      case 'B':
      case 'C':
      case 'I':
      case 'S':
      case 'Z': fits = tag == CpTag::Integer; break;
      case 'F': fits = tag == CpTag::Float; break;
      case 'J': fits = tag == CpTag::Long; break;
      case 'D': fits = tag == CpTag::Double; break;
      default: fits = tag == CpTag::String && descriptor == "Ljava/lang/String;"; break;
    }
    if (!fits) reject("a ConstantValue does not fit the type of its field");
  }

  void read_methods() {
    const std::uint16_t count = in_.u2();
    out_.methods.reserve(std::min<std::size_t>(count, in_.remaining() / 8));
    for (unsigned i = 0; i < count; ++i) {
      out_.methods.emplace_back();
      read_method(out_.methods.back());
    }
    reject_duplicates(out_.methods, "methods");
  }

  void read_method(MethodInfo& method) {
    method.access = in_.u2();
    method.name = pool_->method_name(in_.u2(), "a method");
    const std::uint16_t descriptor = in_.u2();
    method.descriptor = pool_->method_descriptor(descriptor, "a method");
    // JVMS 4.6: of an initialiser's flags only these mean anything.
    if (method.name == "<clinit>") method.access &= kStatic | kStrict;
    const unsigned words = pool_->parameter_words(descriptor) + ((method.access & kStatic) != 0 ? 0 : 1);
    if (words > 255) reject("a method takes more than 255 words of arguments");
    check_method_access(method);
    Seen seen;
    for (unsigned left = in_.u2(); left > 0; --left) {
      const Attribute attribute = next_attribute(in_);
      switch (attribute.kind) {
        case AttributeKind::Code:
          seen.once(attribute.kind, "Code");
          method.has_code = true;
          read_code(attribute, method.code, words);
          break;
        case AttributeKind::Exceptions:
          seen.once(attribute.kind, "Exceptions");
          method.exceptions = class_list(attribute, "Exceptions");
          break;
        case AttributeKind::Signature:
          seen.once(attribute.kind, "Signature");
          method.signature = pool_->utf8(single_index(attribute, "Signature"), "a Signature");
          break;
        case AttributeKind::RuntimeVisibleAnnotations:
          seen.once(attribute.kind, "RuntimeVisibleAnnotations");
          assign(method.annotations, attribute.bytes);
          method.annotation_types = annotation_types(attribute.bytes, out_.cp);
          method.caller_sensitive =
              std::ranges::find(method.annotation_types, "Ljdk/internal/reflect/CallerSensitive;") !=
              method.annotation_types.end();
          break;
        case AttributeKind::RuntimeVisibleParameterAnnotations:
          seen.once(attribute.kind, "RuntimeVisibleParameterAnnotations");
          assign(method.parameter_annotations, attribute.bytes);
          break;
        case AttributeKind::RuntimeVisibleTypeAnnotations:
          seen.once(attribute.kind, "RuntimeVisibleTypeAnnotations");
          assign(method.type_annotations, attribute.bytes);
          break;
        case AttributeKind::MethodParameters:
          seen.once(attribute.kind, "MethodParameters");
          read_method_parameters(attribute, method);
          break;
        case AttributeKind::AnnotationDefault:
          seen.once(attribute.kind, "AnnotationDefault");
          assign(method.annotation_default, attribute.bytes);
          break;
        default: break;
      }
    }
    if (method.has_code != ((method.access & (kNative | kAbstract)) == 0)) {
      reject(fmt::format("the method {}{} has {} code", method.name, method.descriptor,
                         method.has_code ? "unexpected" : "no"));
    }
  }

  // JVMS 4.6. A <clinit> is an initialiser only if it is static (since version 51) and takes nothing.
  void check_method_access(const MethodInfo& method) const {
    const bool interface = (out_.access & kInterface) != 0;
    const std::uint16_t access = method.access;
    bool legal = visible_once(access);
    if (method.name == "<clinit>") {
      legal = method.descriptor == "()V" && ((access & kStatic) != 0 || out_.major < 51);
    } else if (method.name == "<init>") {
      legal = legal && !interface && (access & (kStatic | kFinal | kNative | kAbstract)) == 0 &&
              method.descriptor.ends_with(")V");
    } else {
      if (access & kAbstract) legal = legal && (access & (kPrivate | kStatic | kFinal | kNative)) == 0;
      if (interface) {
        legal =
            legal && (access & (kProtected | kFinal | kNative)) == 0 && (access & (kPublic | kPrivate)) != 0;
      }
    }
    if (!legal) {
      reject(fmt::format("the method {}{} may not have access flags {:#06x}", method.name, method.descriptor,
                         access));
    }
  }

  void read_code(const Attribute& attribute, CodeAttribute& code, unsigned argument_words) {
    ByteReader in(attribute.bytes);
    const bool ancient = out_.major == 45 && out_.minor <= 2;  // sizes were shorter before 45.3
    code.max_stack = ancient ? in.u1() : in.u2();
    code.max_locals = ancient ? in.u1() : in.u2();
    const std::uint32_t length = ancient ? in.u2() : in.u4();
    if (length == 0 || length > 65535) reject(fmt::format("a method has {} bytes of code", length));
    if (argument_words > code.max_locals) reject("the arguments of a method exceed its max_locals");
    assign(code.code, in.bytes(length));
    const std::uint16_t handlers = in.u2();
    code.handlers.reserve(std::min<std::size_t>(handlers, in.remaining() / 8));
    for (unsigned i = 0; i < handlers; ++i) {
      const std::uint16_t start = in.u2(), end = in.u2(), target = in.u2();
      code.handlers.push_back({start, end, target, in.u2()});
      if (start >= end || end > length)
        reject(fmt::format("an exception handler covers the illegal range {} to {}", start, end));
      if (target >= length)
        reject(fmt::format("an exception handler starts at {}, where no instruction starts", target));
    }
    if (trust_ != Trust::Trusted) {
      code.defect = code_checker_->find_defect(code);
      if (code.defect && trust_ == Trust::Checked) reject(code.defect->what);
    }
    Seen seen;
    for (unsigned left = in.u2(); left > 0; --left) {
      const Attribute inner = next_attribute(in);
      if (inner.kind == AttributeKind::LineNumberTable) {
        read_lines(inner, code);
      } else if (inner.kind == AttributeKind::LocalVariableTable) {
        read_variables(inner, code);
      } else if (inner.kind == AttributeKind::LocalVariableTypeTable) {
        check_variable_types(inner, code);
      } else if (inner.kind == AttributeKind::StackMapTable && out_.major >= 50) {
        seen.once(inner.kind, "StackMapTable");
        assign(code.stack_map, inner.bytes);
      }
    }
    finished(in, "Code");
    const auto earlier = [](const LineNumber& x, const LineNumber& y) { return x.start_pc < y.start_pc; };
    if (!std::ranges::is_sorted(code.lines, earlier)) std::ranges::stable_sort(code.lines, earlier);
  }

  static void read_lines(const Attribute& attribute, CodeAttribute& code) {
    ByteReader in(attribute.bytes);
    const std::uint16_t count = in.u2();
    if (in.remaining() != 4U * count) reject("the length of a LineNumberTable attribute is wrong");
    code.lines.reserve(code.lines.size() + count);
    for (unsigned i = 0; i < count; ++i) {
      const std::uint16_t start = in.u2();
      if (start >= code.code.size()) reject("a LineNumberTable points behind the code");
      code.lines.push_back({start, in.u2()});
    }
  }

  void read_variables(const Attribute& attribute, CodeAttribute& code) {
    ByteReader in(attribute.bytes);
    const std::uint16_t count = in.u2();
    if (in.remaining() != 10U * count) reject("the length of a LocalVariableTable attribute is wrong");
    code.variables.reserve(code.variables.size() + count);
    for (unsigned i = 0; i < count; ++i) {
      const std::uint16_t start = in.u2(), length = in.u2(), name = in.u2(), descriptor = in.u2();
      const std::uint16_t index = in.u2();
      pool_->field_name(name, "a local variable");
      const std::string& type = pool_->field_descriptor(descriptor, "a local variable");
      const unsigned words = type == "J" || type == "D" ? 2 : 1;
      if (std::size_t{start} + length > code.code.size() || index + words > code.max_locals) {
        reject("a LocalVariableTable entry lies outside the code or the locals");
      }
      code.variables.push_back({start, length, name, descriptor, index});
    }
  }

  // JVMS 4.7.14: read by debuggers only, but HotSpot wants it to be in order.
  void check_variable_types(const Attribute& attribute, const CodeAttribute& code) {
    ByteReader in(attribute.bytes);
    const std::uint16_t count = in.u2();
    if (in.remaining() != 10U * count) reject("the length of a LocalVariableTypeTable attribute is wrong");
    for (unsigned i = 0; i < count; ++i) {
      const std::uint16_t start = in.u2(), length = in.u2();
      pool_->field_name(in.u2(), "a local variable");
      pool_->utf8(in.u2(), "a local variable's signature");
      if (std::size_t{start} + length > code.code.size() || in.u2() >= code.max_locals)
        reject("a LocalVariableTypeTable entry lies outside the code or the locals");
    }
  }

  void read_class_attributes() {
    Seen seen;
    for (unsigned left = in_.u2(); left > 0; --left) {
      const Attribute attribute = next_attribute(in_);
      switch (attribute.kind) {
        case AttributeKind::SourceFile:
          seen.once(attribute.kind, "SourceFile");
          out_.source_file = pool_->utf8(single_index(attribute, "SourceFile"), "SourceFile");
          break;
        case AttributeKind::Signature:
          seen.once(attribute.kind, "Signature");
          out_.signature = pool_->utf8(single_index(attribute, "Signature"), "a Signature");
          break;
        case AttributeKind::NestHost:
          seen.once(attribute.kind, "NestHost");
          out_.nest_host = pool_->non_array_class(single_index(attribute, "NestHost"), "NestHost");
          break;
        case AttributeKind::NestMembers:
          seen.once(attribute.kind, "NestMembers");
          out_.nest_members = class_list(attribute, "NestMembers");
          break;
        case AttributeKind::PermittedSubclasses:
          seen.once(attribute.kind, "PermittedSubclasses");
          out_.permitted_subclasses = class_list(attribute, "PermittedSubclasses");
          break;
        case AttributeKind::Module:
          seen.once(attribute.kind, "Module");
          assign(out_.module, attribute.bytes);
          break;
        case AttributeKind::InnerClasses:
          seen.once(attribute.kind, "InnerClasses");
          read_inner_classes(attribute);
          break;
        case AttributeKind::EnclosingMethod:
          seen.once(attribute.kind, "EnclosingMethod");
          read_enclosing_method(attribute);
          break;
        case AttributeKind::BootstrapMethods:
          seen.once(attribute.kind, "BootstrapMethods");
          read_bootstrap_methods(attribute);
          break;
        case AttributeKind::Record:
          seen.once(attribute.kind, "Record");
          read_record(attribute);
          break;
        case AttributeKind::RuntimeVisibleAnnotations:
          seen.once(attribute.kind, "RuntimeVisibleAnnotations");
          assign(out_.annotations, attribute.bytes);
          break;
        case AttributeKind::RuntimeVisibleTypeAnnotations:
          seen.once(attribute.kind, "RuntimeVisibleTypeAnnotations");
          assign(out_.type_annotations, attribute.bytes);
          break;
        default: break;
      }
    }
    if (!out_.nest_host.empty() && !out_.nest_members.empty()) reject("it has both NestHost and NestMembers");
  }

  void read_method_parameters(const Attribute& attribute, MethodInfo& method) {
    ByteReader in(attribute.bytes);
    method.has_parameters = true;
    for (unsigned count = in.u1(); count > 0; --count) {
      const std::uint16_t name = in.u2();
      if (name != 0) pool_->utf8(name, "MethodParameters");
      method.parameters.push_back({name, in.u2()});
    }
    finished(in, "MethodParameters");
  }

  void read_inner_classes(const Attribute& attribute) {
    ByteReader in(attribute.bytes);
    const std::uint16_t count = in.u2();
    out_.inner_classes.reserve(std::min<std::size_t>(count, in.remaining() / 8));
    for (unsigned i = 0; i < count; ++i) {
      const std::uint16_t inner = in.u2(), outer = in.u2(), name = in.u2();
      pool_->non_array_class(inner, "InnerClasses");
      if (outer != 0) pool_->non_array_class(outer, "InnerClasses");
      if (name != 0) pool_->utf8(name, "InnerClasses");
      const std::uint16_t access = in.u2();
      const bool interface = (access & kInterface) != 0, abstract = (access & kAbstract) != 0;
      const bool bad_kind = out_.major >= 49 && (access & (interface ? kEnum : kAnnotation)) != 0;
      if (bad_kind || (interface && !abstract && out_.major >= 50) || (abstract && (access & kFinal) != 0))
        reject(fmt::format("the access flags {:#06x} of an inner class contradict each other", access));
      out_.inner_classes.push_back({inner, outer, name, access});
    }
    finished(in, "InnerClasses");
  }

  void read_enclosing_method(const Attribute& attribute) {
    ByteReader in(attribute.bytes);
    out_.enclosing_class = pool_->non_array_class(in.u2(), "EnclosingMethod");
    const std::uint16_t method = in.u2();
    if (method != 0) {
      const CpEntry& pair = pool_->entry(method, "EnclosingMethod");
      if (pair.tag != CpTag::NameAndType) reject("EnclosingMethod does not refer to a NameAndType");
      out_.enclosing_method_descriptor = pool_->method_descriptor(pair.b, "EnclosingMethod");
      out_.enclosing_method_name = pool_->method_name(pair.a, "EnclosingMethod");
    }
    finished(in, "EnclosingMethod");
  }

  void read_bootstrap_methods(const Attribute& attribute) {
    ByteReader in(attribute.bytes);
    const std::uint16_t count = in.u2();
    out_.bootstrap_methods.reserve(std::min<std::size_t>(count, in.remaining() / 4));
    for (unsigned i = 0; i < count; ++i) {
      BootstrapMethod method;
      method.method_handle = in.u2();
      if (pool_->entry(method.method_handle, "BootstrapMethods").tag != CpTag::MethodHandle) {
        reject("a bootstrap method is not a MethodHandle");
      }
      const std::uint16_t arguments = in.u2();
      method.arguments.reserve(std::min<std::size_t>(arguments, in.remaining() / 2));
      for (unsigned k = 0; k < arguments; ++k) {
        const std::uint16_t argument = in.u2();
        if (pool_->loadable_words(pool_->entry(argument, "a bootstrap argument")) == 0) {
          reject("a bootstrap argument is not a loadable constant");
        }
        method.arguments.push_back(argument);
      }
      out_.bootstrap_methods.push_back(std::move(method));
    }
    finished(in, "BootstrapMethods");
  }

  void read_record(const Attribute& attribute) {
    ByteReader in(attribute.bytes);
    out_.is_record = true;
    for (unsigned count = in.u2(); count > 0; --count) {
      RecordComponent component;
      component.name = pool_->field_name(in.u2(), "a record component");
      component.descriptor = pool_->field_descriptor(in.u2(), "a record component");
      Seen seen;
      for (unsigned left = in.u2(); left > 0; --left) {
        const Attribute inner = next_attribute(in);
        if (inner.kind == AttributeKind::RuntimeVisibleAnnotations)
          assign(component.annotations, inner.bytes);
        if (inner.kind == AttributeKind::RuntimeVisibleTypeAnnotations)
          assign(component.type_annotations, inner.bytes);
        if (inner.kind != AttributeKind::Signature) continue;
        seen.once(inner.kind, "Signature");
        component.signature = pool_->utf8(single_index(inner, "Signature"), "a Signature");
      }
      out_.record_components.push_back(std::move(component));
    }
    finished(in, "Record");
  }

  // JVMS 4.5, 4.6: no two members of a kind share name and descriptor.
  template <typename Member>
  static void reject_duplicates(const std::vector<Member>& members, const char* kind) {
    const auto less = [](const Member* x, const Member* y) {
      // Lengths first: most names differ there, and any total order will do.
      if (x->name.size() != y->name.size()) return x->name.size() < y->name.size();
      const int order = x->name.compare(y->name);
      return order != 0 ? order < 0 : x->descriptor < y->descriptor;
    };
    std::vector<const Member*> sorted;
    sorted.reserve(members.size());
    for (const Member& member : members) sorted.push_back(&member);
    std::ranges::sort(sorted, less);
    const auto twin = std::ranges::adjacent_find(sorted, [&](auto* x, auto* y) { return !less(x, y); });
    if (twin != sorted.end()) {
      reject(fmt::format("two of its {} are named {} with descriptor {}", kind, (*twin)->name,
                         (*twin)->descriptor));
    }
  }

  ByteReader in_;
  ClassFile out_;
  std::optional<ConstantPool> pool_;
  std::optional<CodeChecker> code_checker_;
  Trust trust_;
};

}  // namespace

Result<ClassFile> parse_class_file(std::span<const std::uint8_t> bytes, std::string_view origin,
                                   Trust trust) {
  try {
    return ClassReader(bytes, trust).read();
  } catch (const FormatError& error) {
    return Error{fmt::format("{} is not a valid class file: {}.", origin, error.what)};
  }
}

}  // namespace heddle::java
