#include "java/natives/input_flow.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "java/classfile/opcode.h"

namespace heddle::java {

using namespace bytecode;

namespace {

using Op = InputStep::Op;
using Relation = Observation::Relation;
using Chain = std::vector<InputStep>;

constexpr std::size_t kLongestChain = 6;
constexpr std::size_t kMostSteps = 20'000;      // instructions, in one flow
constexpr std::size_t kMostStatesAtOnce = 4;    // at one instruction, before constants are given up
constexpr std::size_t kMostClassesTried = 256;  // each is a flow of its own

struct Value {
  enum class Kind : std::uint8_t {
    Unknown,   // also the second slot of a long
    Constant,  // `bits`
    Input,     // the value after `chain`; in a flow of one value it is `bits`
    Compared,  // lcmp of such a one with the constant `with`
  };
  Kind kind = Kind::Unknown;
  std::uint64_t bits = 0;
  Chain chain{};
  std::uint64_t with = 0;
  bool swapped = false;  // the constant was on the left
  auto operator<=>(const Value&) const = default;
  bool is_input() const { return kind == Kind::Input || kind == Kind::Compared; }
};

struct State {
  std::vector<Value> locals, stack;
  auto operator<=>(const State&) const = default;
};

std::uint64_t mask(unsigned bits) {
  return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
}
Value constant(std::int64_t value, unsigned bits) {
  return {.kind = Value::Kind::Constant, .bits = static_cast<std::uint64_t>(value) & mask(bits)};
}

// The two are states of one instruction. Where only constants differ they can be one.
bool alike(const State& a, const State& b) {
  const auto same = [](const Value& x, const Value& y) {
    return x.is_input() || y.is_input() ? x == y : true;
  };
  return a.stack.size() == b.stack.size() &&
         std::equal(a.locals.begin(), a.locals.end(), b.locals.begin(), same) &&
         std::equal(a.stack.begin(), a.stack.end(), b.stack.begin(), same);
}
bool covers(const State& wide, const State& narrow) {
  const auto same = [](const Value& x, const Value& y) { return x.kind == Value::Kind::Unknown || x == y; };
  return alike(wide, narrow) &&
         std::equal(wide.locals.begin(), wide.locals.end(), narrow.locals.begin(), same) &&
         std::equal(wide.stack.begin(), wide.stack.end(), narrow.stack.begin(), same);
}
State merged(State a, const State& b) {
  for (std::size_t i = 0; i < a.locals.size(); ++i)
    if (a.locals[i] != b.locals[i]) a.locals[i] = {};
  for (std::size_t i = 0; i < a.stack.size(); ++i)
    if (a.stack[i] != b.stack[i]) a.stack[i] = {};
  return a;
}

// ifeq, ifne, iflt, ifge, ifgt, ifle, and the same of if_icmp.
enum class Condition : std::uint8_t { Eq, Ne, Lt, Ge, Gt, Le };

// c ? x is x ? c.
Condition mirrored(Condition condition) {
  switch (condition) {
    case Condition::Lt: return Condition::Gt;
    case Condition::Gt: return Condition::Lt;
    case Condition::Le: return Condition::Ge;
    case Condition::Ge: return Condition::Le;
    default: return condition;
  }
}
// The condition is the relation, or its opposite.
Relation relation_of(Condition condition) {
  if (condition == Condition::Eq || condition == Condition::Ne) return Relation::Equal;
  return condition == Condition::Lt || condition == Condition::Ge ? Relation::SLess : Relation::SLessEqual;
}
bool is_opposite(Condition condition) {
  return condition == Condition::Ne || condition == Condition::Ge || condition == Condition::Gt;
}
bool is_true(Condition condition, std::uint64_t value, std::uint64_t with, unsigned bits) {
  return holds({{}, relation_of(condition), bits, with}, value) != is_opposite(condition);
}

// `opcode` is the int's; the long's is the next one.
std::optional<InputStep> step_of(std::uint8_t opcode, std::uint64_t k, bool right, unsigned bits) {
  const std::uint64_t all = mask(bits), shift = k & (bits - 1);
  const bool divides = right && k != 0 && k != all;
  const auto step = [bits](Op op, std::uint64_t with) { return std::optional(InputStep{op, bits, with}); };
  switch (opcode) {
    case op_iadd: return step(Op::Add, k);
    case op_isub: return right ? step(Op::Add, (~k + 1) & all) : step(Op::SubFrom, k);
    case op_iand: return step(Op::And, k);
    case op_ixor:
      if (k == all) return step(Op::SubFrom, all);
      if (k == std::uint64_t{1} << (bits - 1)) return step(Op::Add, k);
      return std::nullopt;
    case op_idiv: return divides ? step(Op::SDiv, k) : std::nullopt;
    case op_irem: return divides ? step(Op::SRem, k) : std::nullopt;
    case op_ishr: return right ? step(Op::AShr, shift) : std::nullopt;
    case op_iushr: return right ? step(Op::UDiv, std::uint64_t{1} << shift) : std::nullopt;
    default: return std::nullopt;
  }
}

bool is_shift(std::uint8_t opcode) {
  return opcode >= op_ishl && opcode <= op_lushr;
}
bool is_binary(std::uint8_t opcode) {
  const bool integer = (opcode - op_iadd) % 4 < 2;  // not float or double
  return (opcode >= op_iadd && opcode <= op_drem && integer) || (opcode >= op_ishl && opcode <= op_lxor);
}
// Of an operation on longs: the one on ints.
std::uint8_t of_ints(std::uint8_t opcode) {
  const bool is_long = opcode < op_ishl ? (opcode - op_iadd) % 4 == 1 : (opcode - op_ishl) % 2 == 1;
  return is_long ? static_cast<std::uint8_t>(opcode - 1) : opcode;
}

// Pops or pushes of a type: one letter for each slot, '-' for the second slot of a long or double.
void append_slots(std::string_view letters, std::string_view operand, std::string& slots) {
  for (const char letter : letters) {
    if (letter == '*') {
      slots += operand;
    } else {
      slots += letter;
      if (letter == 'J' || letter == 'D') slots += '-';
    }
  }
}

// The slots of the types of a descriptor; "" for V.
std::string slots_of_types(std::string_view types) {
  std::string letters;
  for (std::size_t at = 0; at < types.size(); ++at) {
    const bool array = types[at] == '[';
    while (types[at] == '[') ++at;
    const char type = types[at];
    if (type == 'L') at = types.find(';', at);
    if (type == 'V') continue;
    const bool is_wide = type == 'J' || type == 'D', reference = array || type == 'L';
    letters += reference ? 'A' : is_wide || type == 'F' ? type : 'I';
  }
  std::string slots;
  append_slots(letters, "", slots);
  return slots;
}

// What ends a path, or not, by its argument.
enum class Assumes : std::uint8_t { Nothing, True, False };
Assumes assumption_of(std::string_view klass, std::string_view name, std::string_view descriptor) {
  if (descriptor != "(Z)V") return Assumes::Nothing;
  const bool ours = klass == "heddle/Check" || klass == "org/sosy_lab/sv_benchmarks/Verifier";
  if (ours && name == "assume") return Assumes::True;
  return klass == "gov/nasa/jpf/vm/Verify" && name == "ignoreIf" ? Assumes::False : Assumes::Nothing;
}

// One walk over the code: of any value of the input, or of one.
class Flow {
 public:
  Flow(const ClassFile& file, const MethodInfo& method, std::size_t site)
      : file_(file), code_(method.code), bytes_(method.code.code), site_(site) {}

  // Everything that may be so where the call is made.
  bool find_site() {
    arrive(0, {std::vector<Value>(code_.max_locals), {}});
    walk();
    return complete_ && states_.contains(site_);
  }
  // From there on.
  void follow(const Flow& before, InputType type, std::optional<std::uint64_t> value) {
    one_value_ = value.has_value();
    Value input{.kind = Value::Kind::Input, .bits = value.value_or(0)};
    if (type.bits < 32) extend(input, type.bits, 32, type.is_signed);
    const std::size_t next = site_ + instruction_length(bytes_, site_);
    for (State state : before.states_.at(site_)) {
      state.stack.push_back(input);
      if (type.bits == 64) state.stack.emplace_back();
      arrive(next, std::move(state));
    }
    walk();
  }

  bool complete() const { return complete_; }
  bool other_use() const { return other_use_; }
  std::vector<Observation> observations() const { return {observed_.begin(), observed_.end()}; }

 private:
  void walk() {
    for (std::size_t steps = 0; !pending_.empty(); ++steps) {
      if (steps > kMostSteps || !complete_) {
        complete_ = false;
        return;
      }
      const auto [pc, state] = std::move(pending_.back());
      pending_.pop_back();
      execute(pc, state);
    }
  }

  void arrive(std::size_t pc, State state) {
    std::vector<State>& here = states_[pc];
    if (std::any_of(here.begin(), here.end(), [&](const State& one) { return covers(one, state); })) return;
    std::size_t like = 0;
    const State* first = nullptr;
    for (const State& one : here)
      if (alike(one, state) && like++ == 0) first = &one;
    if (like >= kMostStatesAtOnce) state = merged(*first, state);
    std::erase_if(here, [&](const State& one) { return covers(state, one); });
    here.push_back(state);
    pending_.emplace_back(pc, std::move(state));
  }

  // --- bytes ---

  std::uint16_t u2(std::size_t at) const {
    return static_cast<std::uint16_t>(bytes_[at] << 8 | bytes_[at + 1]);
  }
  std::int16_t s2(std::size_t at) const { return static_cast<std::int16_t>(u2(at)); }
  std::int32_t s4(std::size_t at) const {
    return static_cast<std::int32_t>(std::uint32_t{u2(at)} << 16 | u2(at + 2));
  }
  std::string_view name_of(std::uint16_t member) const { return file_.utf8(file_.cp[file_.cp[member].b].a); }
  std::string_view descriptor_of(std::uint16_t member) const {
    return file_.utf8(file_.cp[file_.cp[member].b].b);
  }

  // --- the operand stack ---

  Value pop() {
    if (now_.stack.empty()) {
      complete_ = false;  // no code that Java would run
      return {};
    }
    Value top = std::move(now_.stack.back());
    now_.stack.pop_back();
    return top;
  }
  Value pop(unsigned bits) {
    if (bits == 64) pop();
    return pop();
  }
  void push(Value value, unsigned bits) {
    now_.stack.push_back(std::move(value));
    if (bits == 64) now_.stack.emplace_back();
  }
  void use(const Value& value) { other_use_ = other_use_ || value.is_input(); }

  // --- operations ---

  static void add_step(Chain& chain, const InputStep& step) {
    const bool extended =
        !chain.empty() && (chain.back().op == Op::ZeroExt || chain.back().op == Op::SignExt);
    if (step.op == Op::Truncate && extended && chain.back().bits <= step.to) {
      chain.back().to = step.to;
      if (chain.back().bits == step.to) chain.pop_back();
    } else {
      chain.push_back(step);
    }
  }
  void operate(Value& value, const InputStep& step) const {
    if (!one_value_ && value.kind == Value::Kind::Input)
      add_step(value.chain, step);
    else
      value.bits = apply(step, value.bits);
  }
  void extend(Value& value, unsigned from, unsigned to, bool is_signed) const {
    operate(value, {is_signed ? Op::SignExt : Op::ZeroExt, from, 0, to});
  }

  void push_result(Value value, unsigned bits) {
    if (value.chain.size() > kLongestChain) {
      use(value);
      value = {};
    }
    push(std::move(value), bits);
  }

  void binary(std::uint8_t opcode) {
    const std::uint8_t as_int = of_ints(opcode);
    const unsigned bits = as_int == opcode ? 32 : 64;
    const Value right = pop(is_shift(opcode) ? 32 : bits), left = pop(bits);
    const bool constant_right = right.kind == Value::Kind::Constant;
    Value value = constant_right ? left : right;
    const Value& with = constant_right ? right : left;
    const bool known = value.kind == Value::Kind::Input || value.kind == Value::Kind::Constant;
    std::optional<InputStep> step;
    if (known && with.kind == Value::Kind::Constant) step = step_of(as_int, with.bits, constant_right, bits);
    if (step) {
      operate(value, *step);
      return push_result(std::move(value), bits);
    }
    use(left);
    use(right);
    push({}, bits);
  }

  void negate(unsigned bits) {
    Value value = pop(bits);
    if (value.kind == Value::Kind::Input || value.kind == Value::Kind::Constant) {
      operate(value, {Op::SubFrom, bits, 0});
      return push_result(std::move(value), bits);
    }
    use(value);
    push({}, bits);
  }

  void convert(std::uint8_t opcode) {
    const unsigned from = opcode == op_l2i ? 64 : 32, to = opcode == op_i2l ? 64 : 32;
    Value value = pop(from);
    if (value.kind != Value::Kind::Input && value.kind != Value::Kind::Constant) {
      use(value);
      return push({}, to);
    }
    const auto narrow = [&](unsigned bits, bool is_signed) {
      operate(value, {Op::Truncate, 32, 0, bits});
      extend(value, bits, 32, is_signed);
    };
    switch (opcode) {
      case op_i2l: extend(value, 32, 64, true); break;
      case op_l2i: operate(value, {Op::Truncate, 64, 0, 32}); break;
      case op_i2b: narrow(8, true); break;
      case op_i2c: narrow(16, false); break;
      default: narrow(16, true); break;
    }
    push_result(std::move(value), to);
  }

  void compare_longs() {
    const Value right = pop(64), left = pop(64);
    const bool swapped = left.kind == Value::Kind::Constant;
    const Value& value = swapped ? right : left;
    const Value& with = swapped ? left : right;
    if (value.kind == Value::Kind::Input && with.kind == Value::Kind::Constant) {
      Value compared = value;
      compared.kind = Value::Kind::Compared;
      compared.with = with.bits;
      compared.swapped = swapped;
      return push(std::move(compared), 32);
    }
    use(left);
    use(right);
    push({}, 32);
  }

  // --- branches ---

  // Where `value condition with` leads to; none: both ways.
  std::optional<bool> decide(const Value& value, Condition condition, std::uint64_t with, unsigned bits) {
    if (value.kind == Value::Kind::Constant) return is_true(condition, value.bits, with, bits);
    if (value.kind != Value::Kind::Input) return std::nullopt;
    if (one_value_) return is_true(condition, value.bits, with, bits);
    observed_.insert({value.chain, relation_of(condition), bits, with});
    return std::nullopt;
  }

  std::optional<bool> test(Condition condition) {
    Value value = pop();
    if (value.kind != Value::Kind::Compared) return decide(value, condition, 0, 32);
    value.kind = Value::Kind::Input;
    return decide(value, value.swapped ? mirrored(condition) : condition, value.with, 64);
  }

  std::optional<bool> compare(Condition condition) {
    const Value right = pop(), left = pop();
    if (right.kind == Value::Kind::Constant && left.kind != Value::Kind::Compared)
      return decide(left, condition, right.bits, 32);
    if (left.kind == Value::Kind::Constant && right.kind != Value::Kind::Compared)
      return decide(right, mirrored(condition), left.bits, 32);
    use(left);
    use(right);
    return std::nullopt;
  }

  void branch(std::size_t pc, std::optional<bool> taken) {
    if (taken.value_or(true)) arrive(pc + static_cast<std::size_t>(std::ptrdiff_t{s2(pc + 1)}), now_);
    if (!taken.value_or(false)) arrive(pc + 3, now_);
  }

  void switch_over(std::size_t pc) {
    const Value value = pop();
    if (value.kind == Value::Kind::Compared) use(value);
    const std::size_t table = (pc + 4) & ~std::size_t{3};
    const bool lookup = bytes_[pc] == op_lookupswitch;
    const std::int64_t low = s4(table + 4);
    const std::int64_t count = lookup ? low : std::int64_t{s4(table + 8)} - low + 1;
    const auto go = [&](std::int32_t offset) {
      arrive(pc + static_cast<std::size_t>(std::ptrdiff_t{offset}), now_);
    };
    bool matched = false;
    for (std::int64_t i = 0; i < count; ++i) {
      const std::size_t at = table + (lookup ? 8 : 12) + static_cast<std::size_t>(i) * (lookup ? 8 : 4);
      const std::int64_t key = lookup ? s4(at) : low + i;
      const std::optional<bool> equal =
          decide(value, Condition::Eq, static_cast<std::uint64_t>(key) & mask(32), 32);
      matched = matched || equal.value_or(false);
      if (equal.value_or(true)) go(s4(lookup ? at + 4 : at));
    }
    if (!matched) go(s4(table));
  }

  // --- the rest ---

  // False: the path ends here.
  bool call(std::size_t pc) {
    const std::uint8_t opcode = bytes_[pc];
    const std::uint16_t member = u2(pc + 1);
    const std::string_view descriptor = descriptor_of(member);
    if (opcode == op_invokestatic) {
      const Assumes assumes =
          assumption_of(file_.class_name(file_.cp[member].a), name_of(member), descriptor);
      if (assumes != Assumes::Nothing)
        return decide(pop(), assumes == Assumes::True ? Condition::Ne : Condition::Eq, 0, 32).value_or(true);
    }
    const std::size_t close = descriptor.find(')');
    take(kOpcodes[opcode].pops, slots_of_types(descriptor.substr(1, close - 1)));
    give(kOpcodes[opcode].pushes, slots_of_types(descriptor.substr(close + 1)));
    return true;
  }

  void take(std::string_view letters, std::string_view operand) {
    std::string slots;
    append_slots(letters, operand, slots);
    for (std::size_t i = slots.size(); i-- > 0;) use(pop());
  }
  void give(std::string_view letters, std::string_view operand) {
    std::string slots;
    append_slots(letters, operand, slots);
    now_.stack.resize(now_.stack.size() + slots.size());
  }

  // pop, dup, swap: letters w to z name the slots.
  void shuffle(const OpcodeEffect& effect) {
    std::map<char, Value> slots;
    for (std::size_t i = effect.pops.size(); i-- > 0;) slots[effect.pops[i]] = pop();
    for (const char letter : effect.pushes) now_.stack.push_back(slots[letter]);
  }

  void load_constant(std::size_t pc) {
    const CpEntry& entry = file_.cp[bytes_[pc] == op_ldc ? bytes_[pc + 1] : u2(pc + 1)];
    const bool is_wide = bytes_[pc] == op_ldc2_w;
    if (entry.tag == CpTag::Integer || entry.tag == CpTag::Long)
      return push({.kind = Value::Kind::Constant, .bits = entry.bits & mask(is_wide ? 64 : 32)},
                  is_wide ? 64 : 32);
    push({}, is_wide ? 64 : 32);
  }

  void access_local(const OpcodeEffect& effect, std::size_t local) {
    const bool loads = !effect.pushes.empty();
    const char type = loads ? effect.pushes[0] : effect.pops[0];
    const unsigned bits = type == 'J' || type == 'D' ? 64 : 32;
    if (local + (bits == 64 ? 1 : 0) >= now_.locals.size()) {
      complete_ = false;
    } else if (loads) {
      push(now_.locals[local], bits);
    } else {
      now_.locals[local] = pop(bits);
      if (bits == 64) now_.locals[local + 1] = {};
    }
  }

  void increment(std::size_t local, std::int64_t by) {
    if (local >= now_.locals.size()) {
      complete_ = false;
      return;
    }
    push(now_.locals[local], 32);
    push(constant(by, 32), 32);
    binary(op_iadd);
    now_.locals[local] = pop();
  }

  static bool can_throw(std::uint8_t opcode) {
    return (opcode >= op_ldc && opcode <= op_ldc2_w) || (opcode >= op_iaload && opcode <= op_saload) ||
           (opcode >= op_iastore && opcode <= op_sastore) || opcode == op_idiv || opcode == op_ldiv ||
           opcode == op_irem || opcode == op_lrem || (opcode >= op_getstatic && opcode <= op_monitorexit) ||
           opcode == op_multianewarray;
  }
  void throw_to_handlers(std::size_t pc, const State& before) {
    if (!can_throw(bytes_[pc])) return;
    for (const ExceptionHandler& handler : code_.handlers)
      if (handler.start_pc <= pc && pc < handler.end_pc)
        arrive(handler.handler_pc, {before.locals, std::vector<Value>(1)});
  }

  void execute(std::size_t pc, const State& before) {
    throw_to_handlers(pc, before);
    now_ = before;
    const std::uint8_t opcode = bytes_[pc];
    const std::size_t next = pc + instruction_length(bytes_, pc);
    const OpcodeEffect& effect = kOpcodes[opcode];
    if (is_subroutine(opcode)) {
      complete_ = false;
    } else if (opcode == op_goto || opcode == op_goto_w) {
      const std::ptrdiff_t offset = opcode == op_goto ? s2(pc + 1) : s4(pc + 1);
      arrive(pc + static_cast<std::size_t>(offset), now_);
    } else if (opcode == op_tableswitch || opcode == op_lookupswitch) {
      switch_over(pc);
    } else if (opcode >= op_ifeq && opcode <= op_ifle) {
      branch(pc, test(static_cast<Condition>(opcode - op_ifeq)));
    } else if (opcode >= op_if_icmpeq && opcode <= op_if_icmple) {
      branch(pc, compare(static_cast<Condition>(opcode - op_if_icmpeq)));
    } else if (effect.format == Format::Branch2) {  // of references
      take(effect.pops, "");
      branch(pc, std::nullopt);
    } else if (ends_block(opcode)) {
      take(effect.pops, "");
    } else if (go_on(pc, opcode, effect)) {
      arrive(next, now_);
    }
  }

  // An instruction that the next one follows. False: it does not.
  bool go_on(std::size_t pc, std::uint8_t opcode, const OpcodeEffect& effect) {
    switch (effect.format) {
      case Format::Byte: push(constant(static_cast<std::int8_t>(bytes_[pc + 1]), 32), 32); return true;
      case Format::Short: push(constant(s2(pc + 1), 32), 32); return true;
      case Format::Constant1:
      case Format::Constant2: load_constant(pc); return true;
      case Format::Local: access_local(effect, bytes_[pc + 1]); return true;
      case Format::Local0:
      case Format::Local1:
      case Format::Local2:
      case Format::Local3:
        access_local(effect,
                     static_cast<std::size_t>(effect.format) - static_cast<std::size_t>(Format::Local0));
        return true;
      case Format::Increment:
        increment(bytes_[pc + 1], static_cast<std::int8_t>(bytes_[pc + 2]));
        return true;
      case Format::Wide:
        if (bytes_[pc + 1] == op_iinc)
          increment(u2(pc + 2), s2(pc + 4));
        else if (bytes_[pc + 1] == op_ret)
          complete_ = false;
        else
          access_local(kOpcodes[bytes_[pc + 1]], u2(pc + 2));
        return true;
      case Format::Field: {
        const std::string slots = slots_of_types(descriptor_of(u2(pc + 1)));
        take(effect.pops, slots);
        give(effect.pushes, slots);
        return true;
      }
      case Format::Method:
      case Format::InterfaceMethod:
      case Format::CallSite: return call(pc);
      case Format::MultiArray:
        take(std::string(bytes_[pc + 3], 'I'), "");
        give(effect.pushes, "");
        return true;
      default: plain(opcode, effect); return true;
    }
  }

  void plain(std::uint8_t opcode, const OpcodeEffect& effect) {
    if (opcode >= op_iconst_m1 && opcode <= op_iconst_5) return push(constant(opcode - op_iconst_0, 32), 32);
    if (opcode == op_lconst_0 || opcode == op_lconst_1) return push(constant(opcode - op_lconst_0, 64), 64);
    if (is_binary(opcode)) return binary(opcode);
    if (opcode == op_ineg || opcode == op_lneg) return negate(opcode == op_ineg ? 32 : 64);
    if (opcode == op_i2l || opcode == op_l2i || (opcode >= op_i2b && opcode <= op_i2s))
      return convert(opcode);
    if (opcode == op_lcmp) return compare_longs();
    if (!effect.pops.empty() && effect.pops[0] >= 'w' && effect.pops[0] <= 'z') return shuffle(effect);
    take(effect.pops, "");
    give(effect.pushes, "");
  }

  const ClassFile& file_;
  const CodeAttribute& code_;
  const std::vector<std::uint8_t>& bytes_;
  const std::size_t site_;
  bool one_value_ = false, complete_ = true, other_use_ = false;
  std::set<Observation> observed_;
  State now_;
  std::map<std::size_t, std::vector<State>> states_;
  std::vector<std::pair<std::size_t, State>> pending_;
};

std::int64_t as_value(std::uint64_t bits, InputType type) {
  if (!type.is_signed || type.bits == 64) return static_cast<std::int64_t>(bits);
  const unsigned unused = 64 - type.bits;
  return static_cast<std::int64_t>(bits << unused) >> unused;
}

}  // namespace

std::optional<InputPlan> plan_input(const ClassFile& file, const MethodInfo& method, std::size_t site,
                                    InputType type) {
  Flow before(file, method, site);
  if (!before.find_site()) return std::nullopt;
  Flow of_any(file, method, site);
  of_any.follow(before, type, std::nullopt);
  if (!of_any.complete()) return std::nullopt;
  std::optional<InputRange> enumerated;
  if (of_any.other_use()) enumerated = InputRange{type.is_signed ? kInputsFrom : 0, kInputsTo};
  const std::optional<InputClasses> classes = classes_of(type.bits, of_any.observations(), enumerated);
  if (!classes) return std::nullopt;
  InputPlan plan;
  plan.all = true;
  for (std::size_t i = 0; i < classes->values.size(); ++i) {
    const std::uint64_t value = classes->values[i];
    bool tried = !enumerated || i < classes->enumerated;
    if (!tried && i - classes->enumerated < kMostClassesTried) {
      Flow of_one(file, method, site);
      of_one.follow(before, type, value);
      tried = of_one.complete() && !of_one.other_use();
    }
    plan.all = plan.all && tried;
    if (tried) plan.values.push_back(as_value(value, type));
  }
  if (plan.values.empty()) return std::nullopt;
  return plan;
}

}  // namespace heddle::java
