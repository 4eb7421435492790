// One linear pass over a method's code marks where instructions start and checks their operands against the
// constant pool and max_locals; branch targets and handlers are compared with the marks afterwards. What
// depends on data flow (stack depths and types) is the verifier's, except that the last instruction may not
// fall off the end: that needs no flow, and an interpreter that trusts it never reads behind the code.
#include "java/classfile/code_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "java/classfile/opcode.h"

namespace heddle::java {

using namespace bytecode;

namespace {

// Bytes of an instruction, by format; 0: depends on the operands, or illegal.
constexpr std::uint8_t kLengths[] = {0, 1, 2, 3, 2, 3, 2, 1, 1, 1, 1, 3, 3, 5, 0, 0, 3, 3, 3, 5, 5, 2, 4, 0};

struct Shape {
  Format format = Format::Illegal;
  std::uint8_t words = 1;         // of the local that is read or written
  std::uint8_t length = 0;        // 0: depends on the operands, or illegal
  bool simple = false;            // nothing to check but the locals
  std::uint8_t fixed_locals = 0;  // how many the local in the opcode asks for
};

constexpr Shape make_shape(const OpcodeEffect& effect) {
  const auto [name, format, pops, pushes] = effect;
  const bool two_words = pops == "J" || pops == "D" || pushes == "J" || pushes == "D";
  Shape shape{format, static_cast<std::uint8_t>(two_words ? 2 : 1)};
  shape.length = kLengths[static_cast<std::size_t>(format)];
  shape.simple = format == Format::None || format == Format::Byte || format == Format::Short;
  if (format >= Format::Local0 && format <= Format::Local3) {
    shape.simple = true;
    shape.fixed_locals = static_cast<std::uint8_t>(static_cast<unsigned>(format) -
                                                   static_cast<unsigned>(Format::Local0) + shape.words);
  }
  return shape;
}

constexpr std::array<Shape, 256> kShapes = [] {
  std::array<Shape, 256> table{};
  for (std::size_t opcode = 0; opcode < table.size(); ++opcode) table[opcode] = make_shape(kOpcodes[opcode]);
  return table;
}();

std::uint16_t u2_at(std::span<const std::uint8_t> code, std::size_t at) {
  return static_cast<std::uint16_t>(code[at] << 8 | code[at + 1]);
}

std::int32_t s4_at(std::span<const std::uint8_t> code, std::size_t at) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(u2_at(code, at)) << 16 | u2_at(code, at + 2));
}

std::size_t switch_operands(std::size_t pc) {
  return (pc & ~std::size_t{3}) + 4;
}

std::size_t switch_length(std::span<const std::uint8_t> code, std::size_t pc) {
  const std::size_t operands = switch_operands(pc);
  std::uint64_t end = 0;
  if (code[pc] == op_tableswitch) {
    if (operands + 12 > code.size()) return 0;
    const std::int64_t low = s4_at(code, operands + 4), high = s4_at(code, operands + 8);
    if (low > high) return 0;
    end = operands + 12 + 4 * static_cast<std::uint64_t>(high - low + 1);
  } else {
    if (operands + 8 > code.size()) return 0;
    const std::int32_t pairs = s4_at(code, operands + 4);
    if (pairs < 0) return 0;
    end = operands + 8 + 8 * static_cast<std::uint64_t>(pairs);
  }
  return end <= code.size() ? end - pc : 0;
}

// JVMS 6.5 wide: iinc, or a load, store or ret of a local.
std::size_t wide_length(std::span<const std::uint8_t> code, std::size_t pc) {
  if (pc + 1 >= code.size()) return 0;
  const Format widened = kShapes[code[pc + 1]].format;
  return widened == Format::Increment ? 6 : widened == Format::Local ? 4 : 0;
}

}  // namespace

std::size_t instruction_length(std::span<const std::uint8_t> code, std::size_t pc) {
  if (pc >= code.size()) return 0;
  const Shape& shape = kShapes[code[pc]];
  std::size_t length = shape.length;
  if (length == 0) {
    if (shape.format == Format::Illegal) return 0;
    length = shape.format == Format::Wide ? wide_length(code, pc) : switch_length(code, pc);
  }
  return pc + length <= code.size() ? length : 0;
}

std::optional<CodeDefect> CodeChecker::find_defect(const CodeAttribute& code) {
  method_ = &code;
  bool of_format = false;
  try {
    check_instructions();
    of_format = true;
    check_handlers();
  } catch (FormatError& error) {
    return CodeDefect{std::move(error.what), of_format};
  }
  return std::nullopt;
}

void CodeChecker::check_instructions() {
  const std::span<const std::uint8_t> bytes(method_->code);
  starts_.assign(bytes.size(), 0);
  branches_.clear();
  for (std::size_t pc = 0; pc < bytes.size();) {
    starts_[pc] = 1;
    last_pc_ = pc;
    const Shape& shape = kShapes[bytes[pc]];
    const std::size_t length = instruction_length(bytes, pc);
    if (length == 0) wrong(pc, "is malformed or cut off");
    if (!shape.simple) {
      check_instruction(pc);
    } else if (shape.fixed_locals > method_->max_locals) {
      check_local(pc, shape.fixed_locals, 0);
    }
    pc += length;
  }
  check_ends();
}

void CodeChecker::check_instruction(std::size_t pc) {
  const std::span<const std::uint8_t> code(method_->code);
  const std::uint8_t opcode = code[pc];
  if (is_subroutine(opcode) && major_ >= 51)
    wrong(pc, "may not be used in class files of version 51 and later");
  const unsigned words = kShapes[opcode].words;
  switch (kShapes[opcode].format) {
    case Format::Constant1: check_loadable(pc, code[pc + 1], 1); return;
    case Format::Constant2: check_loadable(pc, u2_at(code, pc + 1), opcode == op_ldc2_w ? 2 : 1); return;
    case Format::Local:
    case Format::Increment: check_local(pc, code[pc + 1], words); return;
    case Format::Branch2: branch(pc, static_cast<std::int16_t>(u2_at(code, pc + 1))); return;
    case Format::Branch4: branch(pc, s4_at(code, pc + 1)); return;
    case Format::TableSwitch:
    case Format::LookupSwitch: check_switch(pc); return;
    case Format::Field:
      if (operand(pc).tag != CpTag::Fieldref) wrong(pc, "does not refer to a Fieldref");
      return;
    case Format::Method: check_method(pc); return;
    case Format::InterfaceMethod: check_interface_method(pc); return;
    case Format::CallSite:
      if (operand(pc).tag != CpTag::InvokeDynamic) wrong(pc, "does not refer to an InvokeDynamic");
      if (code[pc + 3] != 0 || code[pc + 4] != 0) wrong(pc, "has non-zero padding");
      return;
    case Format::ArrayType:
      if (code[pc + 1] < 4 || code[pc + 1] > 11) wrong(pc, "creates an array of an unknown type");
      return;
    case Format::Class:
    case Format::MultiArray: check_class(pc); return;
    case Format::Wide: check_wide(pc); return;
    default: return;  // simple or illegal, see check_instructions()
  }
}

void CodeChecker::check_local(std::size_t pc, unsigned index, unsigned words) {
  if (index + words > method_->max_locals) wrong(pc, "uses a local variable beyond max_locals");
}

void CodeChecker::check_wide(std::size_t pc) {
  const std::uint8_t widened = method_->code[pc + 1];
  if (is_subroutine(widened) && major_ >= 51)
    wrong(pc, "may not be used in class files of version 51 and later");
  check_local(pc, u2_at(method_->code, pc + 2), kShapes[widened].words);
}

void CodeChecker::check_switch(std::size_t pc) {
  const std::span<const std::uint8_t> code(method_->code);
  const std::size_t operands = switch_operands(pc);
  branch(pc, s4_at(code, operands));
  if (code[pc] == op_tableswitch) {
    const std::int64_t count = std::int64_t{s4_at(code, operands + 8)} - s4_at(code, operands + 4) + 1;
    for (std::int64_t i = 0; i < count; ++i) {
      branch(pc, s4_at(code, operands + 12 + 4 * static_cast<std::size_t>(i)));
    }
    return;
  }
  const std::int32_t pairs = s4_at(code, operands + 4);
  for (std::int32_t i = 0; i < pairs; ++i) {
    const std::size_t at = operands + 8 + 8 * static_cast<std::size_t>(i);
    if (i > 0 && s4_at(code, at) <= s4_at(code, at - 8)) wrong(pc, "has keys out of order");
    branch(pc, s4_at(code, at + 4));
  }
}

void CodeChecker::check_loadable(std::size_t pc, std::uint16_t index, unsigned words) {
  if (pool_.loadable_words(pool_.entry(index, "ldc")) != words)
    wrong(pc, "loads a constant of the wrong kind");
}

void CodeChecker::check_method(std::size_t pc) {
  const std::uint8_t opcode = method_->code[pc];
  const CpEntry& callee = operand(pc);
  // Since version 52 interfaces have static and private methods with bodies, reached by these two.
  const bool interface_allowed = major_ >= 52 && (opcode == op_invokespecial || opcode == op_invokestatic);
  if (callee.tag != CpTag::Methodref && !(interface_allowed && callee.tag == CpTag::InterfaceMethodref)) {
    wrong(pc, "does not refer to a Methodref");
  }
  if (opcode != op_invokespecial && pool_.name_of(callee)[0] == '<') wrong(pc, "calls a constructor");
}

void CodeChecker::check_interface_method(std::size_t pc) {
  const CpEntry& callee = operand(pc);
  if (callee.tag != CpTag::InterfaceMethodref) wrong(pc, "does not refer to an InterfaceMethodref");
  const unsigned words = pool_.parameter_words(pool_.descriptor_of(callee)) + 1;
  if (method_->code[pc + 3] != words || method_->code[pc + 4] != 0) wrong(pc, "has the wrong argument count");
}

void CodeChecker::check_class(std::size_t pc) {
  const std::span<const std::uint8_t> code(method_->code);
  const CpEntry& type = operand(pc);
  if (type.tag != CpTag::Class) wrong(pc, "does not refer to a Class");
  const std::size_t dimensions = pool_.text(type.a).find_first_not_of('[');
  if (code[pc] == op_new && dimensions != 0) wrong(pc, "refers to an array");
  if (code[pc] == op_anewarray && dimensions > 254) wrong(pc, "creates an array of more than 255 dimensions");
  if (code[pc] == op_multianewarray && (code[pc + 3] == 0 || code[pc + 3] > dimensions)) {
    wrong(pc, "creates an array of the wrong number of dimensions");
  }
}

const CpEntry& CodeChecker::operand(std::size_t pc) const {
  return pool_.entry(u2_at(method_->code, pc + 1), "an instruction");
}

void CodeChecker::branch(std::size_t pc, std::int64_t offset) {
  const std::int64_t target = static_cast<std::int64_t>(pc) + offset;
  if (target < 0 || target >= static_cast<std::int64_t>(method_->code.size()))
    wrong(pc, "jumps outside the code");
  branches_.push_back({static_cast<std::uint32_t>(pc), static_cast<std::uint32_t>(target)});
}

void CodeChecker::check_ends() {
  for (const Branch& taken : branches_) {
    if (!starts_[taken.to]) wrong(taken.from, "jumps into the middle of another instruction");
  }
  if (!ends_block(method_->code[last_pc_]))
    wrong(last_pc_, "is the last one and falls off the end of the code");
}

// JVMS 4.7.3.
void CodeChecker::check_handlers() {
  const std::size_t size = method_->code.size();
  for (const ExceptionHandler& handler : method_->handlers) {
    const bool range = handler.start_pc < handler.end_pc && starts_instruction(handler.start_pc) &&
                       (handler.end_pc == size || starts_instruction(handler.end_pc));
    if (!range)
      reject(fmt::format("an exception handler covers the illegal range {} to {}", handler.start_pc,
                         handler.end_pc));
    if (!starts_instruction(handler.handler_pc)) {
      reject(
          fmt::format("an exception handler starts at {}, where no instruction starts", handler.handler_pc));
    }
    if (handler.catch_type != 0) pool_.class_name(handler.catch_type, "an exception handler");
  }
}

void CodeChecker::wrong(std::size_t pc, const char* what) const {
  reject(fmt::format("the instruction at {} ({}) {}", pc, kOpcodes[method_->code[pc]].name, what));
}

}  // namespace heddle::java
