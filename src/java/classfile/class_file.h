// A parsed class file (JVMS chapter 4): plain data, checked for format, not yet linked.
//
// Everything the reader accepts is internally consistent: every constant-pool index points to an entry of the
// kind its user needs, descriptors are well formed, code lengths, exception tables and branch targets are in
// range and fall on instruction starts. Whoever consumes a ClassFile may rely on that; with Trust::Deferred,
// of instructions only where the code has no defect.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace heddle::java {

enum class CpTag : std::uint8_t {
  Unused = 0,  // index 0, and the second half of a long or double
  Utf8 = 1,
  Integer = 3,
  Float = 4,
  Long = 5,
  Double = 6,
  Class = 7,
  String = 8,
  Fieldref = 9,
  Methodref = 10,
  InterfaceMethodref = 11,
  NameAndType = 12,
  MethodHandle = 15,
  MethodType = 16,
  Dynamic = 17,
  InvokeDynamic = 18,
  Module = 19,
  Package = 20,
};

struct CpEntry {
  CpTag tag = CpTag::Unused;
  std::uint8_t reference_kind = 0;  // MethodHandle: 1..9 (JVMS 5.4.3.5)
  std::uint16_t a = 0;     // first index: class, name, string utf8, bootstrap method, referenced entry
  std::uint16_t b = 0;     // second index: name-and-type, descriptor
  std::uint64_t bits = 0;  // Integer, Float (low 32), Long, Double: the raw bits
  std::string utf8;        // Utf8: modified UTF-8, exactly as in the file
};

struct ExceptionHandler {
  std::uint16_t start_pc, end_pc, handler_pc, catch_type;  // catch_type: Class index, 0 catches all
};

struct LineNumber {
  std::uint16_t start_pc, line;
};

struct LocalVariable {
  std::uint16_t start_pc, length, name, descriptor, index;  // name, descriptor: Utf8 indices
};

// A static constraint (JVMS 4.9.1) that the code breaks; `what` is a phrase. The code must not be run.
struct CodeDefect {
  std::string what;
  bool of_format = false;  // Java calls it a ClassFormatError, not a VerifyError
};

struct CodeAttribute {
  std::uint16_t max_stack = 0, max_locals = 0;
  std::vector<std::uint8_t> code;
  std::vector<ExceptionHandler> handlers;
  std::vector<LineNumber> lines;         // all LineNumberTables, sorted by start_pc
  std::vector<LocalVariable> variables;  // LocalVariableTable, for reports
  std::vector<std::uint8_t> stack_map;   // raw StackMapTable (for the verifier), empty if absent
  std::optional<CodeDefect> defect;      // only with Trust::Deferred
};

struct FieldInfo {
  std::uint16_t access = 0;
  std::string name, descriptor, signature;
  std::uint16_t constant_value = 0;            // index, 0 if none
  std::vector<std::uint8_t> annotations;       // raw RuntimeVisibleAnnotations, empty if absent
  std::vector<std::uint8_t> type_annotations;  // raw RuntimeVisibleTypeAnnotations
};

struct MethodParameter {
  std::uint16_t name, access;  // name: Utf8 or 0
};

struct MethodInfo {
  std::uint16_t access = 0;
  std::string name, descriptor, signature;
  bool has_code = false;
  CodeAttribute code;
  std::vector<std::string> exceptions;
  std::vector<std::uint8_t> annotations, parameter_annotations, annotation_default;  // raw, empty if absent
  std::vector<std::uint8_t> type_annotations;
  bool has_parameters = false;  // the attribute MethodParameters
  std::vector<MethodParameter> parameters;
  // The names of the method's RuntimeVisibleAnnotations as descriptors, e.g.
  // "Ljdk/internal/vm/annotation/IntrinsicCandidate;" "Ljava/lang/invoke/LambdaForm$Hidden;"
  std::vector<std::string> annotation_types;
  bool caller_sensitive = false;
};

struct BootstrapMethod {
  std::uint16_t method_handle = 0;
  std::vector<std::uint16_t> arguments;
};

struct InnerClass {
  std::uint16_t inner, outer, name, access;  // Class, Class or 0, Utf8 or 0
};

struct RecordComponent {
  std::string name, descriptor, signature;
  std::vector<std::uint8_t> annotations, type_annotations;  // raw, empty if absent
};

struct ClassFile {
  std::uint16_t minor = 0, major = 0;
  std::uint16_t access = 0;
  std::string name, super_name;  // internal form: java/lang/Object; super_name empty for Object
  std::vector<std::string> interfaces;
  std::vector<CpEntry> cp;  // cp[0] unused; long and double take two
  std::vector<FieldInfo> fields;
  std::vector<MethodInfo> methods;
  std::vector<BootstrapMethod> bootstrap_methods;
  std::vector<InnerClass> inner_classes;
  std::string source_file, signature;
  std::string nest_host;  // empty if none
  std::vector<std::string> nest_members;
  std::string enclosing_class, enclosing_method_name, enclosing_method_descriptor;
  bool is_record = false;
  std::vector<RecordComponent> record_components;
  std::vector<std::string> permitted_subclasses;
  std::vector<std::uint8_t> annotations;  // raw RuntimeVisibleAnnotations of the class, empty if absent
  std::vector<std::uint8_t> type_annotations;
  std::vector<std::uint8_t> module;  // raw, of a module-info: module_info.h

  std::string_view utf8(std::uint16_t index) const { return cp[index].utf8; }
  std::string_view class_name(std::uint16_t class_index) const { return cp[cp[class_index].a].utf8; }
};

// Class file versions the reader understands. It knows the structure up to Java 25; what the JDK being
// checked supports is for the linker to say.
inline constexpr std::uint16_t kOldestMajor = 45;
inline constexpr std::uint16_t kNewestMajor = 69;

// Checked: nothing is believed. Deferred: the same, but what is wrong with the instructions of a method is
// noted in its CodeAttribute, because Java reports it when the class is linked and not when it is loaded.
// Trusted: from the installed JDK's own image, whose code and constant pool were checked when it was built.
// Lengths are still checked; indices, descriptors and code are believed, which halves the time of start-up.
enum class Trust : std::uint8_t { Checked, Deferred, Trusted };

// Parses and checks `bytes`. `origin` (a path or jar!entry) is named in the error, which is one sentence.
Result<ClassFile> parse_class_file(std::span<const std::uint8_t> bytes, std::string_view origin,
                                   Trust trust = Trust::Checked);

// Length in bytes of the instruction at `pc` (handles tableswitch, lookupswitch and wide); 0 if malformed.
std::size_t instruction_length(std::span<const std::uint8_t> code, std::size_t pc);

}  // namespace heddle::java
