// A small assembler for classes that exist only in memory: what invokedynamic links to (call_site.h).
//
// The product is an ordinary ClassFile, as the reader would have made it from bytes, so that the rest of the
// machine knows nothing of generated code. Two restrictions keep the assembler small. It has no instruction
// that stores into a local, so locals are exactly the arguments; and branches are taken with an empty operand
// stack. Both together make every frame of the StackMapTable (JVMS 4.7.4) a same_frame, which is written
// along.
//
// Wrong use (unbalanced stack, unbound label, code too long) is a fault of ours and fails a HEDDLE_CHECK.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "java/classfile/class_file.h"
#include "java/classfile/opcode.h"

namespace heddle::java {

// A method descriptor taken apart (JVMS 4.3.3). Types are field descriptors; the result may be "V".
struct MethodType {
  std::vector<std::string> parameters;
  std::string result;

  static std::optional<MethodType> parse(std::string_view descriptor);  // nullopt if malformed
  std::string descriptor() const;
  friend bool operator==(const MethodType&, const MethodType&) = default;
};

bool is_primitive(std::string_view type);       // of a field descriptor; not "V"
unsigned slots_of_type(std::string_view type);  // 0 for "V"
// Between a class name as a Class constant has it ("java/lang/String", "[I") and a field descriptor.
std::string type_of_class(std::string_view class_name);
std::string class_of_type(std::string_view type);

// The constant pool under construction; equal constants share an entry. Text is modified UTF-8.
class PoolBuilder {
 public:
  std::uint16_t utf8(std::string_view text);
  std::uint16_t klass(std::string_view name);
  std::uint16_t string(std::string_view text);
  // Integer, Float, Long, Double by their raw bits.
  std::uint16_t number(CpTag tag, std::uint64_t bits);
  std::uint16_t field(std::string_view holder, std::string_view name, std::string_view descriptor);
  std::uint16_t method(CpTag tag, std::string_view holder, std::string_view name,
                       std::string_view descriptor);

  const CpEntry& operator[](std::uint16_t index) const { return entries_[index]; }
  std::vector<CpEntry> take() { return std::move(entries_); }

 private:
  std::uint16_t add(CpTag tag, std::uint16_t a, std::uint16_t b, std::uint64_t bits, std::string_view text);

  std::vector<CpEntry> entries_ = std::vector<CpEntry>(1);
  std::unordered_map<std::string, std::uint16_t> known_;  // by tag and content
};

enum class HolderKind : std::uint8_t { Class, Interface };

// The code of one method. Keeps the stack depth, hence max_stack.
class CodeBuilder {
 public:
  struct Label {
    std::size_t number;
  };

  CodeBuilder(PoolBuilder& pool, unsigned argument_slots) : pool_(pool), argument_slots_(argument_slots) {}

  // An instruction without operands.
  void plain(bytecode::Opcode opcode);
  void load(std::string_view type, unsigned local);
  void return_value(std::string_view type);
  void discard(std::string_view type);  // pop, pop2 or nothing

  void push_int(std::int32_t value);
  void push_string(std::string_view text);  // modified UTF-8
  // The constant at `index`, which this pool made: Integer, Float, Long, Double, String, Class.
  void push_constant(std::uint16_t index);

  // new, checkcast, instanceof, anewarray
  void with_class(bytecode::Opcode opcode, std::string_view name);
  // getfield, putfield, getstatic, putstatic
  void with_field(bytecode::Opcode opcode, std::string_view holder, std::string_view name,
                  std::string_view descriptor);
  // invokevirtual, invokespecial, invokestatic, invokeinterface
  void invoke(bytecode::Opcode opcode, std::string_view holder, std::string_view name,
              std::string_view descriptor, HolderKind kind = HolderKind::Class);

  Label new_label();
  void branch(bytecode::Opcode opcode, Label target);
  void bind(Label label);
  void line(std::uint16_t number);  // of the instructions that follow

  CodeAttribute finish();

 private:
  struct Use {
    std::size_t at;      // of the branching opcode
    std::size_t number;  // of the label
  };

  void emit(std::uint8_t byte) { out_.code.push_back(byte); }
  void emit2(std::uint16_t value);
  void effect(unsigned pops, unsigned pushes);
  void end_block() { reachable_ = false; }

  PoolBuilder& pool_;
  unsigned argument_slots_;
  CodeAttribute out_;
  unsigned depth_ = 0;
  bool reachable_ = true;
  std::vector<std::optional<std::size_t>> labels_;  // where bound
  std::vector<Use> uses_;
};

class ClassBuilder {
 public:
  // A subclass of java.lang.Object.
  ClassBuilder(std::string name, std::uint16_t access, std::vector<std::string> interfaces = {});

  PoolBuilder& pool() { return pool_; }
  const std::string& name() const { return file_.name; }
  void add_field(std::uint16_t access, std::string name, std::string descriptor);
  // To be filled and given to add_method with the same access and descriptor. Must not outlive the
  // ClassBuilder.
  CodeBuilder code(std::uint16_t access, std::string_view descriptor);
  // Generated methods do not show in stack traces, as those that the JDK spins do not: they carry the
  // annotation java.lang.invoke.LambdaForm$Hidden.
  void add_method(std::uint16_t access, std::string name, std::string descriptor, CodeBuilder& code);
  ClassFile finish();

 private:
  ClassFile file_;
  PoolBuilder pool_;
};

}  // namespace heddle::java
