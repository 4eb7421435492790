#include "java/verify/transfer.h"

#include <fmt/format.h>

#include <algorithm>

#include "java/classfile/opcode.h"

namespace heddle::java {

using namespace bytecode;

namespace {

constexpr std::uint16_t kAccStatic = 0x0008;
constexpr std::string_view kObject = "java/lang/Object";

VType::Tag tag_of(char letter) {
  switch (letter) {
    case 'I': return VType::Tag::Int;
    case 'F': return VType::Tag::Float;
    case 'J': return VType::Tag::Long;
    default: return VType::Tag::Double;
  }
}

// Arrays that baload, saload and so on work on, by opcode from iaload and iastore on.
struct ElementKind {
  std::string_view array, other;  // two of them for bytes
};
constexpr ElementKind kElements[] = {{"[I", ""}, {"[J", ""},   {"[F", ""}, {"[D", ""},
                                     {"", ""},   {"[B", "[Z"}, {"[C", ""}, {"[S", ""}};

}  // namespace

Transfer::Transfer(const ClassFile& file, const MethodInfo& method, Types& types, ClassWorld& world,
                   bool each_new_is_fresh)
    : file_(file),
      method_(method),
      types_(types),
      world_(world),
      each_new_is_fresh_(each_new_is_fresh),
      code_(method.code.code),
      this_type_(VType::object(file.name)) {
  if ((method.access & kAccStatic) == 0) {
    entry_.this_uninitialised = method.name == "<init>" && file.name != kObject;
    entry_.locals.push_back(entry_.this_uninitialised ? VType::of(Tag::UninitialisedThis) : this_type_);
  }
  Signature signature(method.descriptor);
  entry_.locals.insert(entry_.locals.end(), signature.parameters.begin(), signature.parameters.end());
  result_ = std::move(signature.result);
}

void Transfer::fail(std::size_t pc, std::string_view headline, std::string_view reason) const {
  const std::string_view name = pc < code_.size() ? kOpcodes[code_[pc]].name : "end";
  std::string text = fmt::format("{}\nException Details:\n  Location:\n    {}.{}{} @{}: {}\n", headline,
                                 file_.name, method_.name, method_.descriptor, pc, name);
  text += fmt::format("  Reason:\n    {}\n", reason.empty() ? "Error exists in the bytecode" : reason);
  throw VerifyFailure{VerifyFailure::Kind::Verify, std::move(text)};
}

std::uint16_t Transfer::u2(std::size_t at) const {
  return static_cast<std::uint16_t>(code_[at] << 8 | code_[at + 1]);
}

std::int32_t Transfer::s4(std::size_t at) const {
  return static_cast<std::int32_t>(std::uint32_t{u2(at)} << 16 | u2(at + 2));
}

// --- the operand stack ---

void Transfer::push(const VType& type) {
  frame_->stack.push_back(type);
  if (type.is_first_half()) frame_->stack.push_back(type.second_half());
  if (frame_->stack.size() > method_.code.max_stack)
    fail(pc_, "Operand stack overflow", "Exceeded max stack size.");
}

void Transfer::push_slots(const std::vector<VType>& slots) {
  if (!slots.empty()) push(slots[0]);  // a result: one type, perhaps of two slots
}

VType Transfer::pop() {
  if (frame_->stack.empty()) fail(pc_, "Operand stack underflow", "Attempt to pop empty stack.");
  const VType top = frame_->stack.back();
  frame_->stack.pop_back();
  return top;
}

VType Transfer::pop(const VType& expected) {
  if (expected.is_first_half()) pop(expected.second_half());
  const VType top = pop();
  if (!types_.assignable(top, expected)) bad_type(top, to_string(expected));
  return top;
}

void Transfer::pop_slots(const std::vector<VType>& slots) {
  for (std::size_t i = slots.size(); i-- > 0;) {
    const VType top = pop();
    if (!types_.assignable(top, slots[i])) bad_type(top, to_string(slots[i]));
  }
}

VType Transfer::pop_reference() {
  const VType top = pop();
  if (!top.is_reference()) bad_type(top, "reference type");
  return top;
}

VType Transfer::pop_array(std::string_view name, std::string_view other) {
  const VType array = pop_reference();
  const bool good =
      array.is(Tag::Null) || (array.is(Tag::Object) && (array.name == name || array.name == other));
  if (!good) bad_type(array, fmt::format("'{}'", name));
  return array;
}

void Transfer::bad_type(const VType& found, std::string_view expected) const {
  fail(pc_, "Bad type on operand stack",
       fmt::format("Type {} (current frame, stack[{}]) is not assignable to {}", to_string(found),
                   frame_->stack.size(), expected));
}

void Transfer::pop_letter(char letter) {
  if (letter == 'A') {
    pop_reference();
  } else {
    pop(tag_of(letter));
  }
}

// --- instructions ---

void Transfer::execute(std::size_t pc, VFrame& frame, Effect& effect) {
  pc_ = pc;
  frame_ = &frame;
  effect_ = &effect;
  effect.targets.clear();
  effect.calls_constructor = effect.initialises_this = false;
  opcode_ = code_[pc];
  effect.goes_on = !ends_block(opcode_);
  switch (kOpcodes[opcode_].format) {
    case Format::Constant1: constant(code_[pc + 1]); return;
    case Format::Constant2: constant(u2(pc + 1)); return;
    case Format::Local:
    case Format::Increment: access_local(opcode_, code_[pc + 1]); return;
    case Format::Local0: access_local(opcode_, 0); return;
    case Format::Local1: access_local(opcode_, 1); return;
    case Format::Local2: access_local(opcode_, 2); return;
    case Format::Local3: access_local(opcode_, 3); return;
    case Format::Wide: access_local(code_[pc + 1], u2(pc + 2)); return;
    case Format::Branch2:
    case Format::Branch4: jump(); return;
    case Format::TableSwitch:
    case Format::LookupSwitch: table_jump(); return;
    case Format::Field: field(); return;
    case Format::Method:
    case Format::InterfaceMethod:
    case Format::CallSite: call(); return;
    case Format::Class: class_operand(); return;
    case Format::ArrayType:
    case Format::MultiArray: make_array(); return;
    default: execute_pattern(); return;
  }
}

// An instruction without operands.
void Transfer::execute_pattern() {
  if (opcode_ >= op_iaload && opcode_ <= op_saload) return element_load();
  if (opcode_ >= op_iastore && opcode_ <= op_sastore) return element_store();
  if (opcode_ >= op_pop && opcode_ <= op_swap) return rearrange();
  if (opcode_ >= op_ireturn && opcode_ <= op_return) return leave();
  switch (opcode_) {
    case op_aconst_null: push(Tag::Null); return;
    case op_arraylength: {
      const VType array = pop_reference();
      if (!array.is(Tag::Null) && !array.is_array()) bad_type(array, "array type");
      push(Tag::Int);
      return;
    }
    case op_athrow: pop(VType::object("java/lang/Throwable")); return;
    default: break;
  }
  const OpcodeEffect& pattern = kOpcodes[opcode_];
  for (std::size_t i = pattern.pops.size(); i-- > 0;) pop_letter(pattern.pops[i]);
  for (const char letter : pattern.pushes) push(tag_of(letter));
}

// pop, dup, swap and their like. They take one or two groups, each one word or a pair of words; a pair is two
// values of one slot or one value of two.
void Transfer::rearrange() {
  struct Groups {
    unsigned top, below;
  };
  static constexpr Groups kGroups[] = {{1, 0}, {2, 0}, {1, 0}, {1, 1}, {1, 2},
                                       {2, 0}, {2, 1}, {2, 2}, {1, 1}};
  const auto take = [&](unsigned size) {
    std::vector<VType> group(size);
    for (unsigned i = size; i-- > 0;) group[i] = pop();
    const bool whole = size == 2 && group[0].is_first_half() && group[1] == group[0].second_half();
    if (!whole)
      for (const VType& type : group)
        if (!type.fills_one_slot()) bad_type(type, "category1 type");
    return group;
  };
  const auto [top_size, below_size] = kGroups[opcode_ - op_pop];
  const std::vector<VType> top = take(top_size), below = take(below_size);
  const auto put = [&](const std::vector<VType>& group) {
    frame_->stack.insert(frame_->stack.end(), group.begin(), group.end());
  };
  if (opcode_ != op_pop && opcode_ != op_pop2) {
    put(top);
    put(below);
    if (opcode_ != op_swap) put(top);
  }
  if (frame_->stack.size() > method_.code.max_stack)
    fail(pc_, "Operand stack overflow", "Exceeded max stack size.");
}

void Transfer::constant(std::uint16_t index) {
  const CpEntry& entry = file_.cp[index];
  switch (entry.tag) {
    case CpTag::Integer: push(Tag::Int); return;
    case CpTag::Float: push(Tag::Float); return;
    case CpTag::Long: push(Tag::Long); return;
    case CpTag::Double: push(Tag::Double); return;
    case CpTag::String: push(VType::object("java/lang/String")); return;
    case CpTag::Class: push(VType::object("java/lang/Class")); return;
    case CpTag::MethodHandle: push(VType::object("java/lang/invoke/MethodHandle")); return;
    case CpTag::MethodType: push(VType::object("java/lang/invoke/MethodType")); return;
    default: {
      std::size_t at = 0;
      push(next_type(file_.utf8(file_.cp[entry.b].b), at));
    }
  }
}

void Transfer::access_local(std::uint8_t opcode, std::uint16_t local) {
  const OpcodeEffect& pattern = kOpcodes[opcode];
  if (opcode == op_ret) {
    throw VerifyFailure{VerifyFailure::Kind::Unsupported,
                        "it contains a subroutine (ret), which compilers ceased to make with Java 6"};
  }
  if (opcode == op_iinc) {
    check_local(local, 'I');
  } else if (!pattern.pushes.empty()) {
    check_local(local, pattern.pushes[0]);
    push(frame_->locals[local]);
  } else {
    store(local, pattern.pops[0]);
  }
}

void Transfer::check_local(std::uint16_t local, char letter) const {
  const VType& held = frame_->locals[local];
  const bool good = letter == 'A'
                        ? held.is_reference()
                        : held.is(tag_of(letter)) &&
                              (!held.is_first_half() || frame_->locals[local + 1u] == held.second_half());
  if (good) return;
  fail(pc_, "Bad local variable type",
       fmt::format("Type {} (current frame, locals[{}]) is not assignable to {}", to_string(held), local,
                   letter == 'A' ? "reference type" : to_string(VType::of(tag_of(letter)))));
}

void Transfer::store(std::uint16_t local, char letter) {
  if (letter == 'A') {
    set_local(local, pop_reference());
    return;
  }
  const VType type = VType::of(tag_of(letter));
  pop(type);
  set_local(local, type);
  if (type.is_first_half()) set_local(local + 1u, type.second_half());
}

// Half of a long or double is no use without the other.
void Transfer::set_local(std::size_t local, const VType& type) {
  std::vector<VType>& locals = frame_->locals;
  if (locals[local].is_first_half() && local + 1 < locals.size()) locals[local + 1] = {};
  if (locals[local].is_second_half()) locals[local - 1] = {};
  locals[local] = type;
}

void Transfer::element_load() {
  pop(Tag::Int);
  if (opcode_ == op_aaload) {
    const VType array = pop_reference();
    if (array.is(Tag::Null)) return push(Tag::Null);
    const VType element = array.is_array() ? types_.element_of(array) : VType{};
    if (!element.is(Tag::Object)) bad_type(array, "array of references");
    return push(element);
  }
  const auto [array, other] = kElements[opcode_ - op_iaload];
  pop_array(array, other);
  push(tag_of(kOpcodes[opcode_].pushes[0]));
}

void Transfer::element_store() {
  if (opcode_ == op_aastore) {
    pop(VType::object(kObject));
    pop(Tag::Int);
    const VType array = pop_reference();  // what it may hold is checked when it is stored
    const bool good = array.is(Tag::Null) || (array.is_array() && types_.element_of(array).is(Tag::Object));
    if (!good) bad_type(array, "array of references");
    return;
  }
  pop_letter(kOpcodes[opcode_].pops[2]);
  pop(Tag::Int);
  const auto [array, other] = kElements[opcode_ - op_iastore];
  pop_array(array, other);
}

void Transfer::target(std::int64_t offset) {
  effect_->targets.push_back(static_cast<std::uint32_t>(static_cast<std::int64_t>(pc_) + offset));
}

void Transfer::jump() {
  if (is_subroutine(opcode_)) {
    throw VerifyFailure{VerifyFailure::Kind::Unsupported,
                        "it contains a subroutine (jsr), which compilers ceased to make with Java 6"};
  }
  for (const char letter : kOpcodes[opcode_].pops) pop_letter(letter);
  target(kOpcodes[opcode_].format == Format::Branch4 ? s4(pc_ + 1) : static_cast<std::int16_t>(u2(pc_ + 1)));
}

void Transfer::table_jump() {
  pop(Tag::Int);
  const std::size_t table = (pc_ + 4) & ~std::size_t{3};
  if (file_.major < 51) {
    for (std::size_t at = pc_ + 1; at < table; ++at)
      if (code_[at] != 0) fail(pc_, "Nonzero padding byte in lookupswitch or tableswitch");
  }
  target(s4(table));
  const bool dense = opcode_ == op_tableswitch;
  const std::int64_t entries = dense ? std::int64_t{s4(table + 8)} - s4(table + 4) + 1 : s4(table + 4);
  for (std::int64_t i = 0; i < entries; ++i)
    target(s4(table + 12 + (dense ? 4 : 8) * static_cast<std::size_t>(i)));
}

void Transfer::leave() {
  if (opcode_ == op_return) {
    if (!result_.empty()) fail(pc_, "Method expects a return value");
    if (frame_->this_uninitialised && method_.name == "<init>")
      fail(pc_, "Constructor must call super() or this() before return");
    return;
  }
  const char letter = kOpcodes[opcode_].pops[0];
  const VType value = letter == 'A' ? pop_reference() : pop(tag_of(letter));
  if (result_.empty()) fail(pc_, "Method does not expect a return value");
  if (!types_.assignable(value, result_[0])) {
    fail(pc_, "Bad return type",
         fmt::format("Type {} (current frame, stack[{}]) is not assignable to {} (from method signature)",
                     to_string(value), frame_->stack.size(), to_string(result_[0])));
  }
}

void Transfer::class_operand() {
  switch (opcode_) {
    case op_new: make_object(); return;
    case op_anewarray:
      pop(Tag::Int);
      push(types_.array_of(operand_class()));
      return;
    case op_checkcast:
      pop(VType::object(kObject));
      push(VType::object(operand_class()));
      return;
    default:  // instanceof
      pop(VType::object(kObject));
      push(Tag::Int);
      return;
  }
}

void Transfer::make_object() {
  const VType made = VType::made_at(static_cast<std::uint16_t>(pc_));
  if (each_new_is_fresh_) {
    if (std::ranges::find(frame_->stack, made) != frame_->stack.end())
      fail(pc_, "Uninitialized object exists on the stack at the `new` that made it");
    std::ranges::replace(frame_->locals, made, VType{});
  }
  push(made);
}

void Transfer::make_array() {
  if (opcode_ == op_newarray) {
    static constexpr std::string_view kNames[] = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"};
    pop(Tag::Int);
    push(VType::object(kNames[code_[pc_ + 1] - 4]));
    return;
  }
  for (unsigned dimensions = code_[pc_ + 3]; dimensions > 0; --dimensions) pop(Tag::Int);
  push(VType::object(operand_class()));
}

}  // namespace heddle::java
