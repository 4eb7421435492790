// What each instruction reads, writes and goes to: everything that dataflow needs to know of the register
// code.
//
// A format says where an instruction keeps its operands. The letters stand for the fields: D is written; A,
// B, C are read; I: imm is a number; "n" after a letter: w slots instead of one; J: d is a target, not a
// slot. Formats whose number of slots depends on kinds and widths have a name of their own. An operand that
// is kNoSlot is not there.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "native/code/code.h"

namespace heddle::native {

enum class Format : std::uint8_t {
  None,
  D,
  A,
  AB,
  ABC,
  DA,
  DAB,
  DAI,
  DABC,
  DnAn,
  DnABnCn,
  JAB,
  Extract,
  Insert,
  Wide,
  WideCompare,
  WideCast,
  FArith,
  FCompare,
  FConvert,
  IntToFp,
  FpToInt,
  Intrinsic,
  WideIntrinsic,
  FpIntrinsic,
  LoadBytes,
  StoreBytes,
  AtomicLoad,
  AtomicStore,
  AtomicUpdate,
  CompareExchange,
  Call,
  CallIndirect,
  Ret,
  LandingPad,
};

inline constexpr Format kFormats[] = {
#define HEDDLE_OP(name, format, meaning) Format::format,
#include "native/code/opcodes.def"
#undef HEDDLE_OP
};
inline constexpr Format format_of(Op op) {
  return kFormats[static_cast<std::size_t>(op)];
}

inline constexpr std::uint8_t kIntrinsicOperands[] = {
#define HEDDLE_INTRINSIC(name, operands, meaning) operands,
#include "native/code/intrinsics.def"
#undef HEDDLE_INTRINSIC
};
inline constexpr std::uint32_t operands_of(Intrinsic f) {
  return kIntrinsicOperands[static_cast<std::size_t>(f)];
}
inline constexpr bool is_overflow(Intrinsic f) {
  return f >= Intrinsic::SAddOverflow && f <= Intrinsic::UMulOverflow;
}
inline constexpr bool is_three_way(Intrinsic f) {
  return f == Intrinsic::SCompare || f == Intrinsic::UCompare;
}
// Floating point in, one slot of integer out.
inline constexpr bool is_fp_to_int(Intrinsic f) {
  return f == Intrinsic::LRound || f == Intrinsic::LRint || f == Intrinsic::IsFpClass;
}
// The second operand is an integer.
inline constexpr bool has_int_operand(Intrinsic f) {
  return f == Intrinsic::PowInt || f == Intrinsic::LoadExponent || f == Intrinsic::IsFpClass;
}

inline constexpr std::uint32_t words_of_bytes(std::uint32_t bytes) {
  return (bytes + 7) / 8;
}
inline constexpr std::uint32_t atomic_bytes(const Insn& i) {
  return i.w & 0xffu;
}

// use(first slot, count) for what the instruction reads, def(first slot, count) for what it writes, in no
// special order. A definition counts only where it overwrites all of its slots; InsertLane, which does not,
// uses them too.
template <typename Use, typename Def>
void for_each_operand(const Insn& i, const Module& module, Use use_slots, Def def_slots) {
  const auto use = [&](std::uint32_t slot, std::uint32_t count = 1) {
    if (slot != kNoSlot && count != 0) use_slots(slot, count);
  };
  const auto def = [&](std::uint32_t slot, std::uint32_t count = 1) {
    if (slot != kNoSlot && count != 0) def_slots(slot, count);
  };
  const auto intrinsic = [&](std::uint32_t of_a, std::uint32_t of_b, std::uint32_t of_c, std::uint32_t of_d) {
    const std::uint32_t operands = operands_of(static_cast<Intrinsic>(i.e));
    def(i.d, of_d), use(i.a, of_a);
    if (operands > 1) use(i.b, of_b);
    if (operands > 2) use(i.c, of_c);
  };
  const auto call = [&] {
    const CallSite& site = module.calls[i.b];
    for (const std::uint32_t slot : site.args) use(slot);
    for (const VarArg& v : site.varargs) use(v.slot, v.by_value ? 1 : words_of_bytes(v.size));
    def(i.d, site.result_slots);
  };
  const std::uint32_t n = i.w;
  switch (format_of(i.op)) {
    case Format::None: break;
    case Format::D: def(i.d); break;
    case Format::A: use(i.a); break;
    case Format::AB:
    case Format::JAB: use(i.a), use(i.b); break;
    case Format::ABC: use(i.a), use(i.b), use(i.c); break;
    case Format::DA:
    case Format::DAI: def(i.d), use(i.a); break;
    case Format::DAB: def(i.d), use(i.a), use(i.b); break;
    case Format::DABC: def(i.d), use(i.a), use(i.b), use(i.c); break;
    case Format::DnAn: def(i.d, n), use(i.a, n); break;
    case Format::DnABnCn: def(i.d, n), use(i.a), use(i.b, n), use(i.c, n); break;
    case Format::Extract: def(i.d, n), use(i.a, n * i.c), use(i.b); break;
    case Format::Insert: use(i.d, n * i.c), def(i.d, n * i.c), use(i.a, n), use(i.b); break;
    case Format::Wide:
      def(i.d, words_of_bits(n)), use(i.a, words_of_bits(n)), use(i.b, words_of_bits(n));
      break;
    case Format::WideCompare: def(i.d), use(i.a, words_of_bits(n)), use(i.b, words_of_bits(n)); break;
    case Format::WideCast: def(i.d, words_of_bits(i.c)), use(i.a, words_of_bits(n)); break;
    case Format::FArith: {
      const std::uint32_t slots = slots_of(static_cast<FpKind>(n));
      def(i.d, slots), use(i.a, slots);
      if (static_cast<FpOp>(i.e) != FpOp::Neg) use(i.b, slots);
      break;
    }
    case Format::FCompare: {
      const std::uint32_t slots = slots_of(static_cast<FpKind>(n));
      def(i.d), use(i.a, slots), use(i.b, slots);
      break;
    }
    case Format::FConvert:
      def(i.d, slots_of(static_cast<FpKind>(i.e))), use(i.a, slots_of(static_cast<FpKind>(n)));
      break;
    case Format::IntToFp: def(i.d, slots_of(static_cast<FpKind>(i.c))), use(i.a, words_of_bits(n)); break;
    case Format::FpToInt: def(i.d, words_of_bits(n)), use(i.a, slots_of(static_cast<FpKind>(i.c))); break;
    case Format::Intrinsic: intrinsic(1, 1, 1, is_overflow(static_cast<Intrinsic>(i.e)) ? 2 : 1); break;
    case Format::WideIntrinsic: {
      const auto f = static_cast<Intrinsic>(i.e);
      const std::uint32_t words = words_of_bits(n);
      intrinsic(words, words, words, is_three_way(f) ? 1 : words + (is_overflow(f) ? 1 : 0));
      break;
    }
    case Format::FpIntrinsic: {
      const auto f = static_cast<Intrinsic>(i.e);
      const std::uint32_t slots = slots_of(static_cast<FpKind>(n));
      intrinsic(slots, has_int_operand(f) ? 1 : slots, slots, is_fp_to_int(f) ? 1 : slots);
      break;
    }
    case Format::LoadBytes: def(i.d, words_of_bytes(n)), use(i.a); break;
    case Format::StoreBytes: use(i.a), use(i.b, words_of_bytes(n)); break;
    case Format::AtomicLoad: def(i.d, words_of_bytes(atomic_bytes(i))), use(i.a); break;
    case Format::AtomicStore: use(i.a), use(i.b, words_of_bytes(atomic_bytes(i))); break;
    case Format::AtomicUpdate: {
      const std::uint32_t words = words_of_bytes(atomic_bytes(i));
      def(i.d, words), use(i.a), use(i.b, words);
      break;
    }
    case Format::CompareExchange: {
      const std::uint32_t words = words_of_bytes(atomic_bytes(i));
      def(i.d, words + 1), use(i.a), use(i.b, words), use(i.c, words);
      break;
    }
    case Format::Call: call(); break;
    case Format::CallIndirect: use(i.a), call(); break;
    case Format::Ret: use(i.a, n); break;
    case Format::LandingPad: def(i.d, 2); break;
  }
}

template <typename Visit>
void for_each_use(const Insn& insn, const Module& module, Visit visit) {
  for_each_operand(insn, module, visit, [](std::uint32_t, std::uint32_t) {});
}
template <typename Visit>
void for_each_def(const Insn& insn, const Module& module, Visit visit) {
  for_each_operand(
      insn, module, [](std::uint32_t, std::uint32_t) {}, visit);
}

// Nothing but its result comes of it, whatever the operands are: divisions can fail, loads can fail and race.
inline constexpr bool only_computes(Op op) {
  return op <= Op::XorI || (op >= Op::Trunc && op <= Op::Sge64I) || op == Op::PtrIndex64 ||
         op == Op::PtrIndex32;
}

inline constexpr bool is_call(Op op) {
  return op >= Op::Call && op <= Op::CallIndirect;
}
inline constexpr bool is_branch(Op op) {
  return op >= Op::JmpIf && op <= Op::JSge64I;
}  // taken or not
// Nothing of this function runs after it.
inline constexpr bool is_last(Op op) {
  return op == Op::Ret || op == Op::Resume || op == Op::Unreachable || op == Op::Trap ||
         op == Op::Unsupported;
}
// The next instruction in order is not a successor, or not the only one.
inline constexpr bool ends_block(Op op) {
  return is_branch(op) || is_last(op) || op == Op::Jmp || op == Op::Switch || op == Op::IndirectJmp;
}
// Where an exception that leaves the call is caught in the same function; 0: nowhere.
inline std::uint32_t unwind_of(const Insn& insn, const Module& module) {
  return is_call(insn.op) ? module.calls[insn.b].unwind : 0;
}

// visit(pc) for each instruction that may run after the one at `pc`, the landing pad included; one may come
// twice.
template <typename Visit>
void for_each_successor(const Insn& insn, std::uint32_t pc, const Module& module, const Function& function,
                        Visit visit) {
  if (insn.op == Op::Jmp || is_branch(insn.op)) visit(insn.d);
  if (insn.op == Op::Switch) {
    const SwitchTable& table = module.switches[insn.b];
    for (const SwitchTable::Case& c : table.cases) visit(c.target);
    visit(table.otherwise);
  }
  if (insn.op == Op::IndirectJmp) std::for_each(function.labels.begin(), function.labels.end(), visit);
  if (const std::uint32_t pad = unwind_of(insn, module)) visit(pad);
  if ((is_branch(insn.op) || !ends_block(insn.op)) && pc + 1 < function.code.size()) visit(pc + 1);
}

}  // namespace heddle::native
