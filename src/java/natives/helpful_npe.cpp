// java.lang.NullPointerException.getExtendedNPEMessage: "Cannot invoke "String.length()" because "s" is null"
// (JEP 358). The wording, and what is left unsaid, follow HotSpot's bytecodeUtils.cpp.
//
// A simulation of the operand stack finds for each slot the instruction that pushed it. From the failed
// instruction we take the slot that was null, and describe the expression whose value it held.
#include <algorithm>
#include <array>
#include <optional>

#include "java/link/class_builder.h"
#include "java/natives/lookup.h"

namespace heddle::java {

using namespace bytecode;

namespace {

constexpr int kUnknownSource = -1;
constexpr int kMaxDetail = 5;

// Before one instruction: per stack slot the bci that pushed it; which of the locals have been assigned.
struct Stack {
  std::vector<int> sources;
  std::vector<bool> written;

  void push(int bci, unsigned slots) { sources.insert(sources.end(), slots, bci); }
  void pop(unsigned slots) { sources.resize(sources.size() >= slots ? sources.size() - slots : 0); }
  int source(unsigned depth) const {
    return depth < sources.size() ? sources[sources.size() - 1 - depth] : kUnknownSource;
  }
  void merge(const Stack& other) {
    for (std::size_t i = 0; i < std::min(sources.size(), other.sources.size()); ++i)
      if (sources[i] != other.sources[i]) sources[i] = kUnknownSource;
    for (std::size_t i = 0; i < written.size(); ++i)
      if (other.written[i]) written[i] = true;
  }
};

class Simulation {
 public:
  Simulation(const Method* method, int bci)
      : file_(*method->holder->file), code_(method->info->code), stacks_(code_.code.size()) {
    Stack entry;
    entry.written.resize(code_.max_locals);
    for (const ExceptionHandler& handler : code_.handlers) {
      if (stacks_[handler.handler_pc]) continue;
      stacks_[handler.handler_pc] = entry;
      stacks_[handler.handler_pc]->push(handler.handler_pc, 1);
    }
    stacks_[0] = entry;
    // Stop as soon as the instruction is reached: what comes after it in the code does not count.
    for (bool added = true; added && !stacks_[static_cast<std::size_t>(bci)];) {
      added = false;
      for (std::size_t at = 0; at < code_.code.size() && !(static_cast<int>(at) == bci && stacks_[at]);)
        at += step(at, added);
    }
  }

  const Stack* before(int bci) const {
    const auto& stack = stacks_[static_cast<std::size_t>(bci)];
    return stack ? &*stack : nullptr;
  }

 private:
  unsigned u1(std::size_t at) const { return code_.code[at]; }
  unsigned u2(std::size_t at) const { return (u1(at) << 8) | u1(at + 1); }
  std::int32_t s4(std::size_t at) const { return static_cast<std::int32_t>((u2(at) << 16) | u2(at + 2)); }

  std::string_view member_descriptor(std::size_t at) const {
    const CpEntry& member = file_.cp[u2(at + 1)];
    return file_.utf8(file_.cp[member.b].b);
  }
  static unsigned slots(char type) { return type == 'J' || type == 'D' ? 2 : type == 'V' ? 0 : 1; }
  static unsigned argument_slots(std::string_view descriptor) {
    unsigned n = 0;
    auto parts = split_descriptor(descriptor);
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) n += slots(parts[i][0]);
    return n;
  }

  // What '*' stands for in this instruction's effect.
  unsigned operand_slots(std::size_t at, bool pushes) const {
    switch (u1(at)) {
      case op_ldc:
      case op_ldc_w: return 1;
      case op_ldc2_w: return 2;
      case op_getfield:
      case op_getstatic:
      case op_putfield:
      case op_putstatic: return slots(member_descriptor(at)[0]);
      case op_multianewarray: return u1(at + 3);
      default: {
        std::string_view descriptor = member_descriptor(at);
        return pushes ? slots(descriptor[descriptor.find(')') + 1]) : argument_slots(descriptor);
      }
    }
  }

  void flow(std::size_t target, const Stack& stack, bool& added) {
    if (target >= stacks_.size()) return;
    if (stacks_[target]) return stacks_[target]->merge(stack);
    stacks_[target] = stack;
    added = true;
  }

  // Simulates the instruction at `at`, if it has been reached; its length.
  std::size_t step(std::size_t at, bool& added) {
    std::size_t length = instruction_length(code_.code, at);
    if (!stacks_[at]) return length;
    Stack stack = *stacks_[at];
    bool wide = u1(at) == op_wide;
    unsigned opcode = wide ? u1(at + 1) : u1(at);
    apply(stack, opcode, at, wide);
    bool falls_through = true;
    switch (opcode) {
      case op_goto:
      case op_goto_w:
      case op_ireturn:
      case op_lreturn:
      case op_freturn:
      case op_dreturn:
      case op_areturn:
      case op_return:
      case op_athrow:
      case op_ret: falls_through = false; break;
      case op_jsr:
      case op_jsr_w: break;
      case op_tableswitch:
      case op_lookupswitch:
        flow_switch(at, stack, added);
        falls_through = false;
        break;
      default: break;
    }
    bool branches = (opcode >= op_ifeq && opcode <= op_jsr) || opcode == op_ifnull || opcode == op_ifnonnull;
    if (branches) flow(at + static_cast<std::size_t>(static_cast<std::int16_t>(u2(at + 1))), stack, added);
    if (opcode == op_goto_w || opcode == op_jsr_w)
      flow(at + static_cast<std::size_t>(s4(at + 1)), stack, added);
    if (falls_through) flow(at + length, stack, added);
    return length;
  }

  void flow_switch(std::size_t at, const Stack& stack, bool& added) {
    std::size_t table = (at + 4) & ~std::size_t{3};
    auto to = [&](std::size_t entry) { flow(at + static_cast<std::size_t>(s4(entry)), stack, added); };
    to(table);
    if (u1(at) == op_tableswitch) {
      std::int64_t count = std::int64_t{s4(table + 8)} - s4(table + 4) + 1;
      for (std::int64_t i = 0; i < count; ++i) to(table + 12 + 4 * static_cast<std::size_t>(i));
    } else {
      for (std::int32_t i = 0; i < s4(table + 4); ++i) to(table + 12 + 8 * static_cast<std::size_t>(i));
    }
  }

  void apply(Stack& stack, unsigned opcode, std::size_t at, bool wide) {
    if (opcode == op_checkcast || opcode == op_nop) return;  // the value stays what it was
    const OpcodeEffect& facts = kOpcodes[opcode];
    int copied[128] = {};
    for (std::size_t i = facts.pops.size(); i-- > 0;) {
      char c = facts.pops[i];
      if (c >= 'w' && c <= 'z') copied[static_cast<std::size_t>(c)] = stack.source(0);
      stack.pop(c == '*' ? operand_slots(at, false) : slots(c));
    }
    note_store(stack, opcode, at, wide);
    for (char c : facts.pushes) {
      if (c >= 'w' && c <= 'z')
        stack.push(copied[static_cast<std::size_t>(c)], 1);
      else
        stack.push(static_cast<int>(at), c == '*' ? operand_slots(at, true) : slots(c));
    }
  }

  void note_store(Stack& stack, unsigned opcode, std::size_t at, bool wide) const {
    unsigned local;
    if (opcode >= op_istore && opcode <= op_astore)
      local = wide ? u2(at + 2) : u1(at + 1);
    else if (opcode >= op_istore_0 && opcode <= op_astore_3)
      local = (opcode - op_istore_0) & 3;
    else
      return;
    for (unsigned i = local; i <= local + 1 && i < stack.written.size(); ++i)
      if (i == local || opcode == op_lstore || opcode == op_dstore ||
          (opcode >= op_lstore_0 && opcode <= op_lstore_3) ||
          (opcode >= op_dstore_0 && opcode <= op_dstore_3))
        stack.written[i] = true;
  }

  const ClassFile& file_;
  const CodeAttribute& code_;
  std::vector<std::optional<Stack>> stacks_;
};

class Message {
 public:
  Message(const Method* method, int bci)
      : method_(method),
        file_(*method->holder->file),
        code_(method->info->code),
        simulation_(method, bci),
        bci_(bci) {}

  // Empty: nothing to say.
  std::string build() {
    std::optional<unsigned> slot = null_slot();
    if (!slot) return {};
    failed_action();
    if (cause(bci_, *slot, kMaxDetail, false, " because \"")) text_ += "\" is null";
    return text_;
  }

 private:
  unsigned u1(int at) const { return code_.code[static_cast<std::size_t>(at)]; }
  unsigned u2(int at) const { return (u1(at) << 8) | u1(at + 1); }
  const CpEntry& member(int at) const { return file_.cp[u2(at + 1)]; }
  std::string_view name(int at) const { return file_.utf8(file_.cp[member(at).b].a); }
  std::string_view descriptor(int at) const { return file_.utf8(file_.cp[member(at).b].b); }

  // How deep in the stack the reference lies that must not be null; nullopt: this instruction needs none.
  std::optional<unsigned> null_slot() const {
    switch (u1(bci_)) {
      case op_getfield:
      case op_arraylength:
      case op_athrow:
      case op_monitorenter:
      case op_monitorexit: return 0;
      case op_iaload:
      case op_faload:
      case op_aaload:
      case op_baload:
      case op_caload:
      case op_saload:
      case op_laload:
      case op_daload: return 1;
      case op_iastore:
      case op_fastore:
      case op_aastore:
      case op_bastore:
      case op_castore:
      case op_sastore: return 2;
      case op_lastore:
      case op_dastore: return 3;
      case op_putfield: return slots_of(type_of_descriptor(descriptor(bci_)[0]));
      case op_invokevirtual:
      case op_invokespecial:
      case op_invokeinterface: {
        // A constructor call means that the program made the exception itself.
        if (name(bci_) == "<init>") return std::nullopt;
        unsigned n = 0;
        auto parts = split_descriptor(descriptor(bci_));
        for (std::size_t i = 0; i + 1 < parts.size(); ++i) n += slots_of(type_of_descriptor(parts[i][0]));
        return n;
      }
      default: return std::nullopt;
    }
  }

  void failed_action() {
    auto array = [&](const char* verb, const char* type) {
      text_ += std::string("Cannot ") + verb + type + " array";
    };
    auto load = [&](const char* type) { array("load from ", type); };
    auto store = [&](const char* type) { array("store to ", type); };
    switch (u1(bci_)) {
      case op_iaload: return load("int");
      case op_faload: return load("float");
      case op_aaload: return load("object");
      case op_baload: return load("byte/boolean");
      case op_caload: return load("char");
      case op_saload: return load("short");
      case op_laload: return load("long");
      case op_daload: return load("double");
      case op_iastore: return store("int");
      case op_fastore: return store("float");
      case op_aastore: return store("object");
      case op_bastore: return store("byte/boolean");
      case op_castore: return store("char");
      case op_sastore: return store("short");
      case op_lastore: return store("long");
      case op_dastore: return store("double");
      case op_arraylength: text_ += "Cannot read the array length"; return;
      case op_athrow: text_ += "Cannot throw exception"; return;
      case op_monitorenter: text_ += "Cannot enter synchronized block"; return;
      case op_monitorexit: text_ += "Cannot exit synchronized block"; return;
      case op_getfield: text_ += "Cannot read field \"" + std::string(name(bci_)) + "\""; return;
      case op_putfield: text_ += "Cannot assign field \"" + std::string(name(bci_)) + "\""; return;
      default:
        text_ += "Cannot invoke \"";
        method_name(bci_);
        text_ += '"';
    }
  }

  // Describes the expression whose value lies `slot` deep before `bci`. False: it cannot be described.
  bool cause(int bci, unsigned slot, int detail, bool inner, const char* prefix = nullptr) {
    if (detail <= 0) return false;
    const Stack* stack = simulation_.before(bci);
    if (stack == nullptr) return false;
    int at = stack->source(slot);
    if (at == kUnknownSource) return false;
    bool wide = u1(at) == op_wide;
    unsigned opcode = wide ? u1(at + 1) : u1(at);
    bool is_call = opcode >= op_invokevirtual && opcode <= op_invokeinterface;
    if (detail == kMaxDetail && prefix != nullptr && !is_call) text_ += prefix;
    auto local = [&](unsigned index) {
      local_name(at, index, !(index < stack->written.size() && stack->written[index]));
      return true;
    };
    switch (opcode) {
      case op_iload_0:
      case op_aload_0: return local(0);
      case op_iload_1:
      case op_aload_1: return local(1);
      case op_iload_2:
      case op_aload_2: return local(2);
      case op_iload_3:
      case op_aload_3: return local(3);
      case op_iload:
      case op_aload: return local(wide ? u2(at + 2) : u1(at + 1));
      case op_aconst_null: text_ += "null"; return true;
      case op_iconst_m1:
      case op_iconst_0:
      case op_iconst_1:
      case op_iconst_2:
      case op_iconst_3:
      case op_iconst_4:
      case op_iconst_5: text_ += std::to_string(static_cast<int>(opcode) - op_iconst_0); return true;
      case op_bipush: text_ += std::to_string(static_cast<std::int8_t>(u1(at + 1))); return true;
      case op_sipush: text_ += std::to_string(static_cast<std::int16_t>(u2(at + 1))); return true;
      case op_iaload:
      case op_aaload:
        if (!cause(at, 1, detail - 1, inner)) text_ += "<array>";
        text_ += '[';
        if (!cause(at, 0, detail, true)) text_ += "...";
        text_ += ']';
        return true;
      case op_getstatic: text_ += class_name(at) + "." + std::string(name(at)); return true;
      case op_getfield:
        if (cause(at, 0, detail - 1, inner)) text_ += '.';
        text_ += name(at);
        return true;
      case op_invokevirtual:
      case op_invokespecial:
      case op_invokestatic:
      case op_invokeinterface:
        if (detail == kMaxDetail && !inner) text_ += " because the return value of \"";
        method_name(at);
        return true;
      default: return false;
    }
  }

  static std::string shortened(std::string type) {
    return type == "java.lang.Object" ? "Object" : type == "java.lang.String" ? "String" : type;
  }

  std::string class_name(int at) const {
    std::string_view internal = file_.class_name(member(at).a);
    return internal[0] == '[' ? type_name(internal) : shortened(dotted_name(internal));
  }

  static std::string type_name(std::string_view type) {
    std::string brackets;
    while (type[0] == '[') {
      brackets += "[]";
      type.remove_prefix(1);
    }
    switch (type[0]) {
      case 'Z': return "boolean" + brackets;
      case 'B': return "byte" + brackets;
      case 'C': return "char" + brackets;
      case 'S': return "short" + brackets;
      case 'I': return "int" + brackets;
      case 'F': return "float" + brackets;
      case 'J': return "long" + brackets;
      case 'D': return "double" + brackets;
      default: return shortened(dotted_name(type.substr(1, type.size() - 2))) + brackets;
    }
  }

  void method_name(int at) {
    text_ += class_name(at) + "." + std::string(name(at)) + "(";
    auto parts = split_descriptor(descriptor(at));
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) text_ += (i == 0 ? "" : ", ") + type_name(parts[i]);
    text_ += ')';
  }

  void local_name(int bci, unsigned index, bool is_parameter) {
    for (const LocalVariable& variable : code_.variables)
      if (variable.index == index && bci >= variable.start_pc && bci < variable.start_pc + variable.length) {
        text_ += file_.utf8(variable.name);
        return;
      }
    if (!method_->is_static() && index == 0 && is_parameter) {
      text_ += "this";
      return;
    }
    unsigned at = method_->is_static() ? 0 : 1, number = 1;
    for (BasicType type : method_->parameters) {
      if (index >= at && index < at + slots_of(type) && is_parameter) {
        text_ += "<parameter" + std::to_string(number) + ">";
        return;
      }
      at += slots_of(type);
      ++number;
    }
    text_ += "<local" + std::to_string(index) + ">";
  }

  const Method* method_;
  const ClassFile& file_;
  const CodeAttribute& code_;
  Simulation simulation_;
  int bci_;
  std::string text_;
};

Ref extended_message_of(Vm& vm, Ref exception) {
  Ref backtrace = vm.get<Ref>(exception, vm.known.throwable_backtrace);
  if (backtrace == kNull || vm.heap.length(backtrace) == 0) return kNull;
  auto frame = vm.heap.get<std::uint64_t>(backtrace, kElementsOffset);
  const Method* method = vm.methods[frame >> 32];
  if (method->is_native() || method->info == nullptr || !method->info->has_code) return kNull;
  std::string message = Message(method, static_cast<int>(static_cast<std::uint32_t>(frame))).build();
  return message.empty() ? kNull : vm.intern_utf8(message);
}

NativeResult extended_message(NativeCall& call) {
  return call.ret_ref(extended_message_of(call.vm, call.ref(0)));
}

// The library computes the message once, under a lock, and remembers in a state that its fillInStackTrace
// sets, which has not run for an exception that the machine threw.
NativeResult message(NativeCall& call) {
  Vm& vm = call.vm;
  Ref exception = call.ref(0);
  if (Ref given = vm.get<Ref>(exception, vm.known.throwable_message); given != kNull)
    return call.ret_ref(given);
  const char* klass = "java/lang/NullPointerException";
  constexpr std::int32_t kComputed = 2;
  if (read_field<std::int32_t>(vm, exception, klass, "extendedMessageState", "I") == kComputed)
    return call.ret_ref(read_field<Ref>(vm, exception, klass, "extendedMessage", "Ljava/lang/String;"));
  return call.ret_ref(extended_message_of(vm, exception));
}

constexpr NativeEntry kEntries[] = {
    {"java/lang/NullPointerException", "getExtendedNPEMessage", "()Ljava/lang/String;", extended_message},
    {"java/lang/NullPointerException", "getMessage", "()Ljava/lang/String;", message,
     "computed when asked, without a lock"},
};

}  // namespace

extern const NativeTable kHelpfulNpeNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
