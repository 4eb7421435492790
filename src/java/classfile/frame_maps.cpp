// Frame maps by two data-flow analyses over the bytecode of one method.
//
// Forward, the kinds of slots, as the type-inferring verifier does it (JVMS 4.10.2) but with two types only:
// reference and value. null and uninitialised objects are references. A state is three bit sets (locals that
// hold values, locals that hold references, stack slots that hold references) and a depth, so that merging
// locals is a bitwise AND: a local that differs between two paths is in neither set and may not be read.
// Stacks must agree exactly. The state before an instruction flows to every handler that covers it.
//
// Backward, the liveness of locals, over the same edges. Any read makes a local live. What is live at the
// entry of a handler is live before every instruction it covers, whether or not that instruction can throw.
//
// This is not a verifier: which class a reference has, which kind of number a value is, and whether two slots
// are halves of the same long are not looked at. A wrong program of that sort gets a map that describes what
// its instructions would do. What cannot be described is refused, without reading out of bounds.
#include "java/classfile/frame_maps.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <string_view>
#include <utility>

#include "java/classfile/opcode.h"

namespace heddle::java {

using namespace bytecode;

namespace {

constexpr std::uint16_t kAccStatic = 0x0008;
// 512 MB of rows. Every method of JDK 17 and 25 stays below; a forged max_locals or max_stack need not.
constexpr std::size_t kMaxWords = std::size_t{1} << 26;

constexpr std::size_t words_for(std::size_t bits) {
  return (bits + 63) / 64;
}
constexpr std::uint64_t bit(std::size_t slot) {
  return std::uint64_t{1} << (slot % 64);
}

// Slots are spelled 'v' (value) and 'r' (reference), one letter each, bottom of the stack first; the letters
// w to z of opcodes.def stand for themselves.
constexpr char kValue = 'v';
constexpr char kReference = 'r';

// Appends the slots of the type that starts at descriptor[at]; returns where the type ends, or npos if
// malformed.
std::size_t append_type(std::string_view descriptor, std::size_t at, std::string& slots) {
  const std::size_t element = descriptor.find_first_not_of('[', at);
  if (element == std::string_view::npos) return std::string_view::npos;
  const bool is_array = element != at;
  switch (descriptor[element]) {
    case 'B':
    case 'C':
    case 'F':
    case 'I':
    case 'S':
    case 'Z': slots += is_array ? kReference : kValue; return element + 1;
    case 'J':
    case 'D': slots.append(is_array ? 1 : 2, is_array ? kReference : kValue); return element + 1;
    case 'L': {
      slots += kReference;
      const std::size_t end = descriptor.find(';', element);
      return end == std::string_view::npos ? end : end + 1;
    }
    default: return std::string_view::npos;
  }
}

bool append_field_type(std::string_view descriptor, std::string& slots) {
  return append_type(descriptor, 0, slots) == descriptor.size();
}

bool append_method_type(std::string_view descriptor, std::string& arguments, std::string& result) {
  if (!descriptor.starts_with('(')) return false;
  std::size_t at = 1;
  while (at < descriptor.size() && descriptor[at] != ')') {
    at = append_type(descriptor, at, arguments);
    if (at == std::string_view::npos) return false;
  }
  if (at >= descriptor.size()) return false;
  const std::string_view returned = descriptor.substr(at + 1);
  return returned == "V" || append_field_type(returned, result);
}

// Replaces the type letters of opcodes.def by slots, and '*' by `operand`.
void append_pattern(std::string_view pattern, std::string_view operand, std::string& slots) {
  for (const char letter : pattern) {
    switch (letter) {
      case 'I':
      case 'F': slots += kValue; break;
      case 'J':
      case 'D': slots.append(2, kValue); break;
      case 'A': slots += kReference; break;
      case '*': slots += operand; break;
      default: slots += letter;
    }
  }
}

struct Instruction {
  std::uint16_t pc = 0;
  std::uint8_t opcode = 0;  // the widened one for wide
  bool covered = false;     // by at least one handler
  bool reached = false;
  bool reads_local = false, writes_local = false;
  bool local_is_reference = false;
  std::uint8_t local_slots = 0;
  std::uint16_t local = 0;
  std::uint32_t first_successor = 0, end_successor = 0;
};

bool covers(const ExceptionHandler& handler, const Instruction& instruction) {
  return handler.start_pc <= instruction.pc && instruction.pc < handler.end_pc;
}

// A set of instructions still to be visited, lowest first: close to reverse postorder for compiled code.
class Pending {
 public:
  explicit Pending(std::size_t size) : words_(words_for(size)) {}
  void add(std::size_t index) {
    words_[index / 64] |= bit(index);
    low_ = std::min(low_, index / 64);
  }
  bool take(std::size_t& index) {
    while (low_ < words_.size() && words_[low_] == 0) ++low_;
    if (low_ == words_.size()) return false;
    index = low_ * 64 + static_cast<std::size_t>(std::countr_zero(words_[low_]));
    words_[low_] &= words_[low_] - 1;
    return true;
  }

 private:
  std::vector<std::uint64_t> words_;
  std::size_t low_ = 0;
};

}  // namespace

// The analysis of one method. Its steps are called in order, each returns false with error() set on bad code.
// A row of tables_ holds, while kinds are inferred: value locals, reference locals, reference stack, nothing;
// and in the end what FrameMaps::Tables says.
class FrameAnalysis {
 public:
  FrameAnalysis(const ClassFile& file, const MethodInfo& method)
      : file_(file), method_(method), code_(method.code.code) {}

  bool decode();
  bool infer_kinds();
  bool find_live();

  Error error() const { return {error_}; }
  FrameMaps finish() && { return FrameMaps(std::make_shared<const FrameMaps::Tables>(std::move(tables_))); }

 private:
  struct State {
    std::vector<std::uint64_t> words;  // values, references, stack
    std::size_t depth = 0;
  };

  bool fail(std::string_view what);
  bool fail_at(const Instruction& at, std::string_view what);

  std::uint16_t u2(std::size_t at) const {
    return static_cast<std::uint16_t>(code_[at] << 8 | code_[at + 1]);
  }
  std::int32_t s4(std::size_t at) const {
    return static_cast<std::int32_t>(std::uint32_t{u2(at)} << 16 | u2(at + 2));
  }
  bool allocate();
  bool decode_one(Instruction& instruction);
  bool add_successors(std::size_t index);
  bool add_target(const Instruction& from, std::int64_t offset);
  bool index_handlers();

  bool enter(State& state);
  bool operand_effect(const Instruction& instruction);
  bool constant_effect(std::uint16_t index);
  std::string_view member_descriptor(std::uint16_t index) const;
  bool execute(const Instruction& instruction, State& state);
  bool merge(const Instruction& from, const std::uint64_t* locals, const std::uint64_t* stack,
             std::size_t depth, std::size_t to, Pending& pending);

  std::uint64_t* row(std::size_t index) { return tables_.words.data() + index * tables_.row_words(); }
  void set_local(State& state, std::size_t slot, char kind) const;
  template <typename Visit>
  void for_each_handler(const Instruction& instruction, Visit visit) const;

  const ClassFile& file_;
  const MethodInfo& method_;
  std::span<const std::uint8_t> code_;
  std::string error_;
  std::vector<Instruction> instructions_;
  std::vector<std::uint32_t>
      successors_;  // all lists of Instruction, end to end; size of instructions_: falls off
  std::vector<std::uint32_t> handler_entry_;  // by handler: its first instruction
  std::string pops_, pushes_;                 // of the instruction being executed; kept to save allocations
  std::string operand_in_, operand_out_;      // what '*' stands for
  FrameMaps::Tables tables_;
};

bool FrameAnalysis::fail(std::string_view what) {
  error_ =
      file_.name + "." + method_.name + method_.descriptor + " cannot be run because " + std::string(what);
  return false;
}

bool FrameAnalysis::fail_at(const Instruction& at, std::string_view what) {
  return fail("its instruction " + std::string(kOpcodes[at.opcode].name) + " at " + std::to_string(at.pc) +
              " " + std::string(what) + "; recompile the class.");
}

template <typename Visit>
void FrameAnalysis::for_each_handler(const Instruction& instruction, Visit visit) const {
  if (!instruction.covered) return;
  const std::vector<ExceptionHandler>& handlers = method_.code.handlers;
  for (std::size_t h = 0; h < handlers.size(); ++h) {
    if (covers(handlers[h], instruction)) visit(handler_entry_[h]);
  }
}

// Finds the instructions, their successors and the locals they touch.
bool FrameAnalysis::decode() {
  if (code_.empty() || code_.size() > 0xffff) return fail("it has no code of legal length.");
  tables_.row_of.assign(code_.size(), FrameMaps::kNoRow);
  for (std::size_t pc = 0; pc < code_.size();) {
    const std::size_t length = instruction_length(code_, pc);
    Instruction instruction;
    instruction.pc = static_cast<std::uint16_t>(pc);
    if (length == 0 || length > code_.size() - pc) return fail_at(instruction, "is malformed");
    if (!decode_one(instruction)) return false;
    tables_.row_of[pc] = static_cast<std::uint16_t>(instructions_.size());
    instructions_.push_back(instruction);
    pc += length;
  }
  for (std::size_t i = 0; i < instructions_.size(); ++i) {
    if (!add_successors(i)) return false;
  }
  return index_handlers() && allocate();
}

bool FrameAnalysis::decode_one(Instruction& instruction) {
  const std::size_t pc = instruction.pc;
  const bool is_wide = code_[pc] == op_wide;
  instruction.opcode = code_[is_wide ? pc + 1 : pc];
  const OpcodeEffect& effect = kOpcodes[instruction.opcode];
  switch (effect.format) {
    case Format::Illegal: return fail_at(instruction, "is not a JVM instruction");
    case Format::Local:
    case Format::Increment: instruction.local = is_wide ? u2(pc + 2) : code_[pc + 1]; break;
    case Format::Local0:
    case Format::Local1:
    case Format::Local2:
    case Format::Local3:
      instruction.local =
          static_cast<std::uint16_t>(static_cast<int>(effect.format) - static_cast<int>(Format::Local0));
      break;
    default: return !is_wide || fail_at(instruction, "cannot be widened");
  }
  // A load pushes what it reads, a store pops what it writes, iinc does neither and both reads and writes.
  const std::string_view type = effect.pushes.empty() ? effect.pops : effect.pushes;
  instruction.reads_local = effect.pops.empty();
  instruction.writes_local = effect.pushes.empty();
  instruction.local_is_reference = type == "A";
  instruction.local_slots = type == "J" || type == "D" ? 2 : 1;
  if (instruction.local + instruction.local_slots > method_.code.max_locals) {
    return fail_at(instruction, "uses a local beyond max_locals");
  }
  return true;
}

bool FrameAnalysis::add_target(const Instruction& from, std::int64_t offset) {
  const std::int64_t target = from.pc + offset;
  if (target < 0 || target >= static_cast<std::int64_t>(code_.size()) ||
      tables_.row_of[static_cast<std::size_t>(target)] == FrameMaps::kNoRow) {
    return fail_at(from, "jumps to something that is not an instruction");
  }
  successors_.push_back(tables_.row_of[static_cast<std::size_t>(target)]);
  return true;
}

bool FrameAnalysis::add_successors(std::size_t index) {
  Instruction& from = instructions_[index];
  const std::size_t pc = from.pc;
  const std::size_t table =
      (pc + 4) & ~std::size_t{3};  // of a switch: default, then its head and pairs or offsets
  from.first_successor = static_cast<std::uint32_t>(successors_.size());
  if (!ends_block(from.opcode)) successors_.push_back(static_cast<std::uint32_t>(index + 1));
  bool good = true;
  switch (kOpcodes[from.opcode].format) {
    case Format::Branch2: good = add_target(from, static_cast<std::int16_t>(u2(pc + 1))); break;
    case Format::Branch4: good = add_target(from, s4(pc + 1)); break;
    case Format::TableSwitch: {
      const std::int64_t entries = std::int64_t{s4(table + 8)} - s4(table + 4) + 1;
      good = add_target(from, s4(table));
      for (std::int64_t k = 0; good && k < entries; ++k) {
        good = add_target(from, s4(table + 12 + 4 * static_cast<std::size_t>(k)));
      }
      break;
    }
    case Format::LookupSwitch: {
      const std::int64_t pairs = s4(table + 4);
      good = add_target(from, s4(table));
      for (std::int64_t k = 0; good && k < pairs; ++k) {
        good = add_target(from, s4(table + 12 + 8 * static_cast<std::size_t>(k)));
      }
      break;
    }
    default: break;
  }
  from.end_successor = static_cast<std::uint32_t>(successors_.size());
  return good;
}

bool FrameAnalysis::index_handlers() {
  for (const ExceptionHandler& handler : method_.code.handlers) {
    if (handler.handler_pc >= code_.size() || tables_.row_of[handler.handler_pc] == FrameMaps::kNoRow) {
      return fail("one of its exception handlers is not an instruction; recompile the class.");
    }
    handler_entry_.push_back(tables_.row_of[handler.handler_pc]);
  }
  for (Instruction& instruction : instructions_) {
    instruction.covered = std::ranges::any_of(
        method_.code.handlers, [&](const ExceptionHandler& handler) { return covers(handler, instruction); });
  }
  return true;
}

bool FrameAnalysis::allocate() {
  tables_.max_locals = method_.code.max_locals;
  tables_.local_words = words_for(method_.code.max_locals);
  tables_.stack_words = words_for(method_.code.max_stack);
  const std::size_t words = instructions_.size() * tables_.row_words();
  if (words > kMaxWords) return fail("its frame is too large for its code; recompile the class.");
  tables_.words.assign(words, 0);
  tables_.depths.assign(instructions_.size(), {0, 0});
  return true;
}

void FrameAnalysis::set_local(State& state, std::size_t slot, char kind) const {
  std::uint64_t& values = state.words[slot / 64];
  std::uint64_t& references = state.words[tables_.local_words + slot / 64];
  values = kind == kValue ? values | bit(slot) : values & ~bit(slot);
  references = kind == kReference ? references | bit(slot) : references & ~bit(slot);
}

// The state in which the method is entered: the receiver and the arguments (JVMS 2.6.1).
bool FrameAnalysis::enter(State& state) {
  state.words.assign(2 * tables_.local_words + tables_.stack_words, 0);
  state.depth = 0;
  std::string arguments, result;
  if ((method_.access & kAccStatic) == 0) arguments += kReference;
  if (!append_method_type(method_.descriptor, arguments, result)) return fail("its descriptor is malformed.");
  if (arguments.size() > tables_.max_locals)
    return fail("its arguments exceed max_locals; recompile the class.");
  for (std::size_t slot = 0; slot < arguments.size(); ++slot) set_local(state, slot, arguments[slot]);
  return true;
}

// Descriptor of the field, method, call site or dynamic constant at `index`, empty if it is none of these.
std::string_view FrameAnalysis::member_descriptor(std::uint16_t index) const {
  const std::vector<CpEntry>& cp = file_.cp;
  if (index >= cp.size()) return {};
  const CpTag tag = cp[index].tag;
  const bool is_member = tag == CpTag::Fieldref || tag == CpTag::Methodref ||
                         tag == CpTag::InterfaceMethodref || tag == CpTag::Dynamic ||
                         tag == CpTag::InvokeDynamic;
  if (!is_member || cp[index].b >= cp.size()) return {};
  const CpEntry& name_and_type = cp[cp[index].b];
  if (name_and_type.tag != CpTag::NameAndType || name_and_type.b >= cp.size()) return {};
  return cp[name_and_type.b].utf8;
}

bool FrameAnalysis::constant_effect(std::uint16_t index) {
  if (index >= file_.cp.size()) return false;
  switch (file_.cp[index].tag) {
    case CpTag::Integer:
    case CpTag::Float: operand_out_.assign(1, kValue); return true;
    case CpTag::Long:
    case CpTag::Double: operand_out_.assign(2, kValue); return true;
    case CpTag::String:
    case CpTag::Class:
    case CpTag::MethodHandle:
    case CpTag::MethodType: operand_out_.assign(1, kReference); return true;
    case CpTag::Dynamic: return append_field_type(member_descriptor(index), operand_out_);
    default: return false;
  }
}

// Finds what '*' stands for on either side of `instruction`.
bool FrameAnalysis::operand_effect(const Instruction& instruction) {
  operand_in_.clear();
  operand_out_.clear();
  const std::size_t pc = instruction.pc;
  switch (kOpcodes[instruction.opcode].format) {
    case Format::Constant1: return constant_effect(code_[pc + 1]);
    case Format::Constant2: return constant_effect(u2(pc + 1));
    case Format::Field:
      if (!append_field_type(member_descriptor(u2(pc + 1)), operand_in_)) return false;
      operand_out_ = operand_in_;
      return true;
    case Format::Method:
    case Format::InterfaceMethod:
    case Format::CallSite:
      return append_method_type(member_descriptor(u2(pc + 1)), operand_in_, operand_out_);
    case Format::MultiArray: operand_in_.assign(code_[pc + 3], kValue); return code_[pc + 3] != 0;
    default: return true;
  }
}

bool FrameAnalysis::execute(const Instruction& instruction, State& state) {
  if (!operand_effect(instruction)) return fail_at(instruction, "names a constant that does not suit it");
  const OpcodeEffect& effect = kOpcodes[instruction.opcode];
  pops_.clear();
  pushes_.clear();
  append_pattern(effect.pops, operand_in_, pops_);
  append_pattern(effect.pushes, operand_out_, pushes_);
  std::uint64_t* stack = state.words.data() + 2 * tables_.local_words;

  std::array<char, 4> bound{};  // the kinds that w, x, y and z stand for
  if (pops_.size() > state.depth) return fail_at(instruction, "pops from an empty operand stack");
  for (std::size_t k = pops_.size(); k-- > 0;) {
    const std::size_t slot = --state.depth;
    const char kind = (stack[slot / 64] & bit(slot)) != 0 ? kReference : kValue;
    stack[slot / 64] &= ~bit(slot);
    if (pops_[k] >= 'w') {
      bound[static_cast<std::size_t>(pops_[k] - 'w')] = kind;
    } else if (pops_[k] != kind) {
      return fail_at(instruction, kind == kReference ? "pops a reference where it needs a number"
                                                     : "pops a number where it needs a reference");
    }
  }

  const char kind = instruction.local_is_reference ? kReference : kValue;
  for (std::size_t slot = instruction.local; slot < std::size_t{instruction.local} + instruction.local_slots;
       ++slot) {
    const std::uint64_t* set = state.words.data() + (kind == kReference ? tables_.local_words : 0);
    if (instruction.reads_local && (set[slot / 64] & bit(slot)) == 0) {
      return fail_at(instruction, "reads local " + std::to_string(slot) + ", which does not hold a " +
                                      (kind == kReference ? "reference" : "number") + " on every path");
    }
    if (instruction.writes_local) set_local(state, slot, kind);
  }

  if (state.depth + pushes_.size() > method_.code.max_stack) return fail_at(instruction, "exceeds max_stack");
  for (const char pushed : pushes_) {
    const std::size_t slot = state.depth++;
    if ((pushed >= 'w' ? bound[static_cast<std::size_t>(pushed - 'w')] : pushed) == kReference) {
      stack[slot / 64] |= bit(slot);
    }
  }
  return true;
}

// Joins a state into what is known before instruction `to`, and notes `to` as pending if that has changed.
bool FrameAnalysis::merge(const Instruction& from, const std::uint64_t* locals, const std::uint64_t* stack,
                          std::size_t depth, std::size_t to, Pending& pending) {
  if (to == instructions_.size()) return fail_at(from, "runs off the end of the code");
  Instruction& target = instructions_[to];
  std::uint64_t* known = row(to);
  const std::size_t local_words = 2 * tables_.local_words;
  if (!target.reached) {
    target.reached = true;
    std::copy_n(locals, local_words, known);
    std::copy_n(stack, tables_.stack_words, known + local_words);
    tables_.depths[to].before = static_cast<std::uint16_t>(depth);
    pending.add(to);
    return true;
  }
  if (tables_.depths[to].before != depth) {
    return fail_at(target, "is reached with different operand stack depths");
  }
  if (!std::equal(stack, stack + tables_.stack_words, known + local_words)) {
    return fail_at(target, "is reached with a reference and a number in the same stack slot");
  }
  std::uint64_t lost = 0;
  for (std::size_t w = 0; w < local_words; ++w) {
    lost |= known[w] & ~locals[w];
    known[w] &= locals[w];
  }
  if (lost != 0) pending.add(to);
  return true;
}

bool FrameAnalysis::infer_kinds() {
  State state;
  if (!enter(state)) return false;
  const std::size_t local_words = 2 * tables_.local_words;
  std::vector<std::uint64_t> thrown(tables_.stack_words, 0);  // the stack at the entry of a handler
  if (!thrown.empty()) thrown[0] = 1;
  Pending pending(instructions_.size());
  if (!merge(instructions_[0], state.words.data(), state.words.data() + local_words, 0, 0, pending))
    return false;

  for (std::size_t index = 0; pending.take(index);) {
    const Instruction& instruction = instructions_[index];
    const std::uint8_t opcode = instruction.opcode;
    if (is_subroutine(opcode)) {
      return fail_at(instruction, "is a subroutine instruction, which compilers ceased to emit with Java 6");
    }
    std::copy_n(row(index), state.words.size(), state.words.data());
    state.depth = tables_.depths[index].before;
    bool good = true;
    for_each_handler(instruction, [&](std::size_t entry) {
      if (thrown.empty())
        good = good && fail_at(instruction, "may throw, but max_stack has no room for that");
      good = good && merge(instruction, state.words.data(), thrown.data(), 1, entry, pending);
    });
    if (!good || !execute(instruction, state)) return false;
    tables_.depths[index].during = static_cast<std::uint16_t>(tables_.depths[index].before - pops_.size());
    for (std::size_t s = instruction.first_successor; s < instruction.end_successor; ++s) {
      if (!merge(instruction, state.words.data(), state.words.data() + local_words, state.depth,
                 successors_[s], pending)) {
        return false;
      }
    }
  }
  return true;
}

// Computes liveness by sweeps from the end to the beginning, and brings the rows into their final form.
bool FrameAnalysis::find_live() {
  const std::size_t words = tables_.local_words;
  std::vector<std::uint64_t> live(instructions_.size() * words, 0), now(words);
  const auto add_live_at = [&](std::size_t index) {
    for (std::size_t w = 0; w < words; ++w) now[w] |= live[index * words + w];
  };
  for (bool changed = words != 0; changed;) {
    changed = false;
    for (std::size_t i = instructions_.size(); i-- > 0;) {
      const Instruction& instruction = instructions_[i];
      if (!instruction.reached) continue;
      std::ranges::fill(now, 0);
      for (std::size_t s = instruction.first_successor; s < instruction.end_successor; ++s) {
        add_live_at(successors_[s]);
      }
      for (std::size_t slot = instruction.local;
           slot < std::size_t{instruction.local} + instruction.local_slots; ++slot) {
        now[slot / 64] = instruction.reads_local ? now[slot / 64] | bit(slot) : now[slot / 64] & ~bit(slot);
      }
      for_each_handler(instruction, add_live_at);
      if (std::equal(now.begin(), now.end(), live.data() + i * words)) continue;
      std::ranges::copy(now, live.data() + i * words);
      changed = true;
    }
  }

  for (std::size_t i = 0; i < instructions_.size(); ++i) {
    const Instruction& instruction = instructions_[i];
    if (!instruction.reached) {
      tables_.row_of[instruction.pc] = FrameMaps::kNoRow;
      continue;
    }
    std::uint64_t* values = row(i);
    std::uint64_t* references = values + words;
    for (std::size_t w = 0; w < words; ++w) {
      const std::uint64_t alive = live[i * words + w];
      if ((alive & ~(values[w] | references[w])) != 0) {
        return fail_at(instruction, "is reached with a local that is read later but not set on every path");
      }
      values[w] = alive;
      references[w] &= alive;
    }
    const std::uint64_t* before = references + words;
    std::uint64_t* during = references + words + tables_.stack_words;
    const std::size_t depth = tables_.depths[i].during;
    std::copy_n(before, words_for(depth), during);
    if (depth % 64 != 0) during[depth / 64] &= bit(depth) - 1;
  }
  return true;
}

Result<FrameMaps> FrameMaps::analyse(const ClassFile& file, const MethodInfo& method) {
  FrameAnalysis analysis(file, method);
  if (!analysis.decode() || !analysis.infer_kinds() || !analysis.find_live()) return analysis.error();
  return std::move(analysis).finish();
}

FrameMaps::Map FrameMaps::unpack(const View& view) const {
  Map map;
  const auto has = [](std::span<const std::uint64_t> set, std::size_t slot) {
    return (set[slot / 64] & bit(slot)) != 0;
  };
  for (std::size_t slot = 0; slot < tables_->max_locals; ++slot) {
    map.locals.push_back(has(view.ref_locals, slot)    ? SlotKind::Reference
                         : has(view.live_locals, slot) ? SlotKind::Value
                                                       : SlotKind::Dead);
  }
  for (std::size_t slot = 0; slot < view.stack_depth; ++slot) {
    map.stack.push_back(has(view.ref_stack, slot) ? SlotKind::Reference : SlotKind::Value);
  }
  return map;
}

FrameMaps::Map FrameMaps::before(std::uint16_t bci) const {
  return unpack(view_before(bci));
}

FrameMaps::Map FrameMaps::during(std::uint16_t bci) const {
  return unpack(view_during(bci));
}

}  // namespace heddle::java
