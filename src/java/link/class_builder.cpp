#include "java/link/class_builder.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "base/check.h"
#include "java/link/klass.h"

namespace heddle::java {

using namespace bytecode;

namespace {

// Slots of a pattern of opcodes.def; '*' is the caller's to add.
unsigned pattern_slots(std::string_view pattern) {
  unsigned slots = 0;
  for (const char letter : pattern) slots += letter == 'J' || letter == 'D' ? 2 : letter == '*' ? 0 : 1;
  return slots;
}

unsigned slots_of_types(const std::vector<std::string>& types) {
  unsigned slots = 0;
  for (const std::string& type : types) slots += slots_of_type(type);
  return slots;
}

MethodType must_parse(std::string_view descriptor) {
  std::optional<MethodType> type = MethodType::parse(descriptor);
  HEDDLE_CHECK(type.has_value(), "generated code uses the malformed descriptor " + std::string(descriptor));
  return *std::move(type);
}

// Where the field descriptor that starts at `at` ends; npos if malformed.
std::size_t end_of_type(std::string_view text, std::size_t at) {
  while (at < text.size() && text[at] == '[') ++at;
  if (at >= text.size()) return std::string_view::npos;
  if (is_primitive(text.substr(at, 1))) return at + 1;
  if (text[at] != 'L') return std::string_view::npos;
  const std::size_t semicolon = text.find(';', at);
  return semicolon == std::string_view::npos ? semicolon : semicolon + 1;
}

// The form of xload and xreturn for a type: offset from the int form, in the order int, long, float, double,
// reference that the instruction set keeps throughout.
unsigned form_of(std::string_view type) {
  switch (type[0]) {
    case 'J': return 1;
    case 'F': return 2;
    case 'D': return 3;
    case 'L':
    case '[': return 4;
    default: return 0;
  }
}

}  // namespace

std::optional<MethodType> MethodType::parse(std::string_view descriptor) {
  if (!descriptor.starts_with('(')) return std::nullopt;
  MethodType type;
  std::size_t at = 1;
  while (at < descriptor.size() && descriptor[at] != ')') {
    const std::size_t end = end_of_type(descriptor, at);
    if (end == std::string_view::npos) return std::nullopt;
    type.parameters.emplace_back(descriptor.substr(at, end - at));
    at = end;
  }
  if (at >= descriptor.size()) return std::nullopt;
  type.result = descriptor.substr(at + 1);
  if (type.result != "V" && end_of_type(type.result, 0) != type.result.size()) return std::nullopt;
  return type;
}

std::string MethodType::descriptor() const {
  std::string text = "(";
  for (const std::string& type : parameters) text += type;
  return text + ")" + result;
}

bool is_primitive(std::string_view type) {
  return type.size() == 1 && std::string_view("ZBCSIFJD").find(type[0]) != std::string_view::npos;
}

unsigned slots_of_type(std::string_view type) {
  return slots_of(type_of_descriptor(type[0]));
}

std::string type_of_class(std::string_view class_name) {
  return class_name.starts_with('[') ? std::string(class_name) : "L" + std::string(class_name) + ";";
}

std::string class_of_type(std::string_view type) {
  HEDDLE_CHECK(!is_primitive(type), "a primitive type has no class constant");
  return std::string(type[0] == '[' ? type : type.substr(1, type.size() - 2));
}

std::uint16_t PoolBuilder::add(CpTag tag, std::uint16_t a, std::uint16_t b, std::uint64_t bits,
                               std::string_view text) {
  std::string key(1, static_cast<char>(tag));
  key.append(reinterpret_cast<const char*>(&a), sizeof a);
  key.append(reinterpret_cast<const char*>(&b), sizeof b);
  key.append(reinterpret_cast<const char*>(&bits), sizeof bits);
  key += text;
  const auto [found, is_new] = known_.emplace(std::move(key), static_cast<std::uint16_t>(entries_.size()));
  if (!is_new) return found->second;
  entries_.push_back({tag, 0, a, b, bits, std::string(text)});
  if (tag == CpTag::Long || tag == CpTag::Double) entries_.emplace_back();
  HEDDLE_CHECK(entries_.size() <= 0xffff, "the constant pool of a generated class overflows");
  return found->second;
}

std::uint16_t PoolBuilder::utf8(std::string_view text) {
  return add(CpTag::Utf8, 0, 0, 0, text);
}

std::uint16_t PoolBuilder::klass(std::string_view name) {
  return add(CpTag::Class, utf8(name), 0, 0, {});
}

std::uint16_t PoolBuilder::string(std::string_view text) {
  return add(CpTag::String, utf8(text), 0, 0, {});
}

std::uint16_t PoolBuilder::number(CpTag tag, std::uint64_t bits) {
  return add(tag, 0, 0, bits, {});
}

std::uint16_t PoolBuilder::field(std::string_view holder, std::string_view name,
                                 std::string_view descriptor) {
  return method(CpTag::Fieldref, holder, name, descriptor);
}

std::uint16_t PoolBuilder::method(CpTag tag, std::string_view holder, std::string_view name,
                                  std::string_view descriptor) {
  const std::uint16_t holder_index = klass(holder);
  const std::uint16_t name_index = utf8(name);
  const std::uint16_t type_index = add(CpTag::NameAndType, name_index, utf8(descriptor), 0, {});
  return add(tag, holder_index, type_index, 0, {});
}

void CodeBuilder::emit2(std::uint16_t value) {
  emit(static_cast<std::uint8_t>(value >> 8));
  emit(static_cast<std::uint8_t>(value));
}

void CodeBuilder::effect(unsigned pops, unsigned pushes) {
  HEDDLE_CHECK(reachable_, "generated code continues after the end of a block without a label");
  HEDDLE_CHECK(depth_ >= pops, "generated code pops from an empty stack");
  depth_ = depth_ - pops + pushes;
  HEDDLE_CHECK(depth_ <= 0xffff, "generated code overflows the operand stack");
  out_.max_stack = std::max(out_.max_stack, static_cast<std::uint16_t>(depth_));
}

void CodeBuilder::plain(Opcode opcode) {
  const OpcodeEffect& e = kOpcodes[opcode];
  HEDDLE_CHECK(e.format == Format::None, "plain() is for instructions without operands");
  effect(pattern_slots(e.pops), pattern_slots(e.pushes));
  emit(opcode);
  if (opcode == op_athrow || (opcode >= op_ireturn && opcode <= op_return)) {
    HEDDLE_CHECK(depth_ == 0 || opcode == op_athrow, "generated code leaves values on the stack");
    end_block();
  }
}

void CodeBuilder::load(std::string_view type, unsigned local) {
  const unsigned slots = slots_of_type(type);
  HEDDLE_CHECK(local + slots <= argument_slots_, "generated code reads a local that is not an argument");
  effect(0, slots);
  const unsigned form = form_of(type);
  if (local < 4) {
    emit(static_cast<std::uint8_t>(op_iload_0 + 4 * form + local));
  } else {
    HEDDLE_CHECK(local <= 0xff, "a method has at most 255 argument slots");
    emit(static_cast<std::uint8_t>(op_iload + form));
    emit(static_cast<std::uint8_t>(local));
  }
}

void CodeBuilder::return_value(std::string_view type) {
  plain(type == "V" ? op_return : static_cast<Opcode>(op_ireturn + form_of(type)));
}

void CodeBuilder::discard(std::string_view type) {
  switch (slots_of_type(type)) {
    case 1: plain(op_pop); break;
    case 2: plain(op_pop2); break;
    default: break;
  }
}

void CodeBuilder::push_int(std::int32_t value) {
  if (value >= -1 && value <= 5) {
    plain(static_cast<Opcode>(op_iconst_0 + value));
  } else if (value >= -128 && value <= 127) {
    effect(0, 1);
    emit(op_bipush);
    emit(static_cast<std::uint8_t>(value));
  } else if (value >= -32768 && value <= 32767) {
    effect(0, 1);
    emit(op_sipush);
    emit2(static_cast<std::uint16_t>(value));
  } else {
    push_constant(pool_.number(CpTag::Integer, static_cast<std::uint32_t>(value)));
  }
}

void CodeBuilder::push_string(std::string_view text) {
  push_constant(pool_.string(text));
}

void CodeBuilder::push_constant(std::uint16_t index) {
  const CpTag tag = pool_[index].tag;
  if (tag == CpTag::Long || tag == CpTag::Double) {
    effect(0, 2);
    emit(op_ldc2_w);
    emit2(index);
    return;
  }
  effect(0, 1);
  if (index <= 0xff) {
    emit(op_ldc);
    emit(static_cast<std::uint8_t>(index));
  } else {
    emit(op_ldc_w);
    emit2(index);
  }
}

void CodeBuilder::with_class(Opcode opcode, std::string_view name) {
  const OpcodeEffect& e = kOpcodes[opcode];
  HEDDLE_CHECK(e.format == Format::Class, "with_class() is for instructions with a class operand");
  effect(pattern_slots(e.pops), pattern_slots(e.pushes));
  emit(opcode);
  emit2(pool_.klass(name));
}

void CodeBuilder::with_field(Opcode opcode, std::string_view holder, std::string_view name,
                             std::string_view descriptor) {
  const OpcodeEffect& e = kOpcodes[opcode];
  HEDDLE_CHECK(e.format == Format::Field, "with_field() is for instructions with a field operand");
  const bool stores = opcode == op_putfield || opcode == op_putstatic;
  const unsigned slots = slots_of_type(descriptor);
  effect(pattern_slots(e.pops) + (stores ? slots : 0), stores ? 0 : slots);
  emit(opcode);
  emit2(pool_.field(holder, name, descriptor));
}

void CodeBuilder::invoke(Opcode opcode, std::string_view holder, std::string_view name,
                         std::string_view descriptor, HolderKind kind) {
  HEDDLE_CHECK(opcode >= op_invokevirtual && opcode <= op_invokeinterface,
               "invoke() is for invoke instructions");
  const MethodType type = must_parse(descriptor);
  const unsigned arguments = slots_of_types(type.parameters) + (opcode == op_invokestatic ? 0 : 1);
  effect(arguments, slots_of_type(type.result));
  emit(opcode);
  emit2(pool_.method(kind == HolderKind::Interface ? CpTag::InterfaceMethodref : CpTag::Methodref, holder,
                     name, descriptor));
  if (opcode == op_invokeinterface) {
    HEDDLE_CHECK(kind == HolderKind::Interface && arguments <= 0xff, "malformed interface call");
    emit(static_cast<std::uint8_t>(arguments));
    emit(0);
  }
}

CodeBuilder::Label CodeBuilder::new_label() {
  labels_.emplace_back();
  return {labels_.size() - 1};
}

void CodeBuilder::branch(Opcode opcode, Label target) {
  const OpcodeEffect& e = kOpcodes[opcode];
  HEDDLE_CHECK(e.format == Format::Branch2 && opcode != op_jsr, "branch() is for branches");
  effect(pattern_slots(e.pops), 0);
  HEDDLE_CHECK(depth_ == 0, "a generated branch is taken with values on the stack");
  uses_.push_back({out_.code.size(), target.number});
  emit(opcode);
  emit2(0);
  if (opcode == op_goto) end_block();
}

void CodeBuilder::bind(Label label) {
  HEDDLE_CHECK(!labels_[label.number].has_value(), "a label is bound twice");
  HEDDLE_CHECK(!reachable_ || depth_ == 0, "a generated label is reached with values on the stack");
  depth_ = 0;
  reachable_ = true;
  labels_[label.number] = out_.code.size();
}

void CodeBuilder::line(std::uint16_t number) {
  out_.lines.push_back({static_cast<std::uint16_t>(out_.code.size()), number});
}

CodeAttribute CodeBuilder::finish() {
  HEDDLE_CHECK(!reachable_, "generated code falls off its end");
  HEDDLE_CHECK(out_.code.size() <= 0x7fff, "generated code is too long for its branches");
  out_.max_locals = static_cast<std::uint16_t>(argument_slots_);
  std::vector<std::size_t> targets;
  for (const Use& use : uses_) {
    HEDDLE_CHECK(labels_[use.number].has_value(), "a label is used and never bound");
    const std::size_t target = *labels_[use.number];
    const auto offset =
        static_cast<std::uint16_t>(static_cast<std::ptrdiff_t>(target) - static_cast<std::ptrdiff_t>(use.at));
    out_.code[use.at + 1] = static_cast<std::uint8_t>(offset >> 8);
    out_.code[use.at + 2] = static_cast<std::uint8_t>(offset);
    targets.push_back(target);
  }
  if (targets.empty()) return std::move(out_);

  // StackMapTable: every frame is the one at entry, with an empty stack (JVMS 4.7.4, same_frame).
  std::sort(targets.begin(), targets.end());
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  auto put2 = [&](std::size_t value) {
    out_.stack_map.push_back(static_cast<std::uint8_t>(value >> 8));
    out_.stack_map.push_back(static_cast<std::uint8_t>(value));
  };
  put2(targets.size());
  std::size_t next = 0;  // the offset a delta of zero stands for
  for (const std::size_t target : targets) {
    const std::size_t delta = target - next;
    if (delta < 64) {
      out_.stack_map.push_back(static_cast<std::uint8_t>(delta));
    } else {
      out_.stack_map.push_back(251);  // same_frame_extended
      put2(delta);
    }
    next = target + 1;
  }
  return std::move(out_);
}

ClassBuilder::ClassBuilder(std::string name, std::uint16_t access, std::vector<std::string> interfaces) {
  file_.major = 52;  // the first that lets invokestatic and invokespecial name interface methods
  file_.access = access;
  file_.name = std::move(name);
  file_.super_name = "java/lang/Object";
  file_.interfaces = std::move(interfaces);
}

void ClassBuilder::add_field(std::uint16_t access, std::string name, std::string descriptor) {
  FieldInfo field;
  field.access = access;
  field.name = std::move(name);
  field.descriptor = std::move(descriptor);
  file_.fields.push_back(std::move(field));
}

CodeBuilder ClassBuilder::code(std::uint16_t access, std::string_view descriptor) {
  const unsigned receiver = (access & kAccStatic) != 0 ? 0 : 1;
  return CodeBuilder(pool_, receiver + slots_of_types(must_parse(descriptor).parameters));
}

void ClassBuilder::add_method(std::uint16_t access, std::string name, std::string descriptor,
                              CodeBuilder& code) {
  MethodInfo method;
  method.access = access;
  method.name = std::move(name);
  method.descriptor = std::move(descriptor);
  method.has_code = true;
  method.code = code.finish();
  method.annotation_types = {"Ljava/lang/invoke/LambdaForm$Hidden;"};
  file_.methods.push_back(std::move(method));
}

ClassFile ClassBuilder::finish() {
  file_.cp = pool_.take();
  return std::move(file_);
}

}  // namespace heddle::java
