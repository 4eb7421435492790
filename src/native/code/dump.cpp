#include "native/code/dump.h"

#include <fmt/format.h>

#include <iterator>

#include "native/code/operands.h"

namespace heddle::native {
namespace {

constexpr const char* kIntrinsicNames[] = {
#define HEDDLE_INTRINSIC(name, operands, meaning) #name,
#include "native/code/intrinsics.def"
#undef HEDDLE_INTRINSIC
};

std::string slot(std::uint32_t number) {
  return number == kNoSlot ? "-" : fmt::format("r{}", number);
}

// The address of something that is there before the program starts reads better by name.
std::string number(const Module& module, std::uint64_t value) {
  const std::uint64_t first = object_of_global(0), object = object_of(value);
  if (object < first || object >= kObjects) return fmt::format("{}", static_cast<std::int64_t>(value));
  std::uint64_t index = object - first;
  const std::string offset =
      offset_of(value) == 0 ? "" : fmt::format("+{}", static_cast<std::int32_t>(offset_of(value)));
  if (index < module.globals.size()) return "@" + module.globals[index].name + offset;
  index -= module.globals.size();
  if (index < module.functions.size()) return "@" + module.functions[index].name + offset;
  index -= module.functions.size();
  return index < module.externals.size() ? "@" + module.externals[index].name + offset
                                         : fmt::format("{}", value);
}

std::string call(const Module& module, const Insn& i) {
  const CallSite& site = module.calls[i.b];
  std::string text = i.op == Op::Call           ? module.functions[i.a].name
                     : i.op == Op::CallExternal ? module.externals[i.a].name
                                                : slot(i.a);
  text += "(";
  for (const std::uint32_t arg : site.args) text += (text.back() == '(' ? "" : ", ") + slot(arg);
  for (const VarArg& arg : site.varargs)
    text += fmt::format("{}... {}:{}{}", text.back() == '(' ? "" : ", ", slot(arg.slot), arg.size,
                        arg.by_value ? " by value" : "");
  text += ")";
  if (site.result_slots != 0) text = fmt::format("{}:{} = {}", slot(i.d), site.result_slots, text);
  if (site.unwind != 0) text += fmt::format(" unwind {}", site.unwind);
  return text + (site.nounwind ? " nounwind" : "");
}

std::string operands(const Module& module, const Insn& i) {
  const auto three = [&] {
    return fmt::format("{}, {}, {}, {}", slot(i.d), slot(i.a), slot(i.b), slot(i.c));
  };
  switch (format_of(i.op)) {
    case Format::Call:
    case Format::CallIndirect: return call(module, i);
    case Format::Intrinsic:
    case Format::WideIntrinsic:
    case Format::FpIntrinsic: return fmt::format("{} {} w{}", kIntrinsicNames[i.e], three(), i.w);
    case Format::DABC:
      return i.op == Op::Intrinsic ? fmt::format("{} {} w{}", kIntrinsicNames[i.e], three(), i.w) : three();
    case Format::ABC: return three();
    case Format::DnABnCn: return fmt::format("{} w{}", three(), i.w);
    case Format::Wide:
    case Format::WideCompare:
    case Format::WideCast:
    case Format::FArith:
    case Format::FCompare:
    case Format::FConvert:
    case Format::IntToFp:
    case Format::FpToInt:
    case Format::Extract:
    case Format::Insert:
    case Format::AtomicUpdate:
    case Format::CompareExchange:
      return fmt::format("{}, {}, {}, c={}, e={}, w={:#x}", slot(i.d), slot(i.a), slot(i.b),
                         static_cast<std::int32_t>(i.c), i.e, i.w);
    default: break;
  }
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  const bool jumps = i.op == Op::Jmp || is_branch(i.op);
  if (jumps) {
    add(fmt::format("to {}", i.d));
  } else if (i.d != kNoSlot) {
    add(slot(i.d));
  }
  if (i.a != kNoSlot) add(slot(i.a));
  if (i.op == Op::Switch || i.op == Op::Alloca || i.op == Op::LandingPad) {
    add(fmt::format("#{}", i.b));
  } else if (i.b != kNoSlot) {
    add(slot(i.b));
  }
  if (i.op == Op::Unsupported) return module.strings[i.imm];
  if (i.op == Op::FCmp32 || i.op == Op::FCmp64) {
    add(fmt::format("e={}", i.e));
  } else if (i.op != Op::Mov && i.op != Op::Jmp && (i.imm != 0 || i.op == Op::Const)) {
    add(number(module, i.imm));
  }
  if (i.w != 0) add(fmt::format("w={}", i.w));
  return text;
}

void dump_table(const SwitchTable& table, std::string& out) {
  for (const SwitchTable::Case& c : table.cases)
    fmt::format_to(std::back_inserter(out), "        {} -> {}\n", c.value, c.target);
  fmt::format_to(std::back_inserter(out), "        otherwise -> {}\n", table.otherwise);
}

}  // namespace

std::string dump(const Module& module, const Insn& insn) {
  return fmt::format("{:<14} {}", name(insn.op), operands(module, insn));
}

std::string dump(const Module& module) {
  std::string out;
  const auto to = std::back_inserter(out);
  for (std::uint32_t g = 0; g < module.globals.size(); ++g) {
    const Global& global = module.globals[g];
    fmt::format_to(to, "global {} {}: {} bytes{}{}{}{}\n", g, global.name, global.size,
                   global.constant ? ", constant" : "", global.thread_local_ ? ", thread-local" : "",
                   global.defined ? "" : ", not defined", global.may_hold_pointers ? "" : ", no pointers");
    for (const Relocation& r : global.relocations)
      fmt::format_to(to, "  +{}: {}\n", r.offset, number(module, r.value));
  }
  for (const External& external : module.externals) fmt::format_to(to, "external {}\n", external.name);
  for (const Function& function : module.functions) {
    fmt::format_to(to, "\nfunction {} ({}): {} parameters, {} slots{}{}\n", function.name,
                   module.strings[function.display], function.params, function.slots,
                   function.variadic ? ", variadic" : "", function.library ? ", library" : "");
    std::size_t line = 0;
    for (std::uint32_t pc = 0; pc < function.code.size(); ++pc) {
      for (; line < function.lines.size() && function.lines[line].pc == pc; ++line) {
        const Location& at = module.locations[function.lines[line].location];
        fmt::format_to(to, "  ; {}:{} {}\n", module.strings[at.file], at.line, module.strings[at.function]);
      }
      fmt::format_to(to, "{:5} {}\n", pc, dump(module, function.code[pc]));
      if (function.code[pc].op == Op::Switch) dump_table(module.switches[function.code[pc].b], out);
    }
    for (std::size_t i = 0; i < function.labels.size(); ++i)
      fmt::format_to(to, "  label {} at {}\n", i, function.labels[i]);
  }
  return out;
}

}  // namespace heddle::native
