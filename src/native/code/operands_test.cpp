#include "native/code/operands.h"

#include <gtest/gtest.h>

#include <set>

#include "native/code/insn_for_test.h"

namespace heddle::native {
namespace {

using Slots = std::set<std::uint32_t>;

struct Operands {
  Slots uses, defs;
};
Operands operands(const Insn& insn, const Module& module = {}) {
  Operands result;
  const auto into = [](Slots& set) {
    return [&set](std::uint32_t first, std::uint32_t count) {
      for (std::uint32_t s = first; s < first + count; ++s) set.insert(s);
    };
  };
  for_each_use(insn, module, into(result.uses));
  for_each_def(insn, module, into(result.defs));
  return result;
}
void expect(const Insn& insn, const Slots& uses, const Slots& defs, const Module& module = {}) {
  const Operands found = operands(insn, module);
  EXPECT_EQ(found.uses, uses) << "op " << static_cast<int>(insn.op);
  EXPECT_EQ(found.defs, defs) << "op " << static_cast<int>(insn.op);
}
std::uint32_t number(Intrinsic f) {
  return static_cast<std::uint32_t>(f);
}
constexpr std::uint16_t kX87 = static_cast<std::uint16_t>(FpKind::X87);
constexpr std::uint16_t kDouble = static_cast<std::uint16_t>(FpKind::Double);

TEST(Operands, OneSlotEach) {
  expect(insn(Op::Const, 0, 3), {}, {3});
  expect(insn(Op::Mov, 0, 3, 4), {4}, {3});
  expect(insn(Op::Add32, 32, 3, 4, 5), {4, 5}, {3});
  expect(insn(Op::Add32I, 32, 3, 4), {4}, {3});
  expect(insn(Op::Select, 0, 3, 4, 5, 6), {4, 5, 6}, {3});
  expect(insn(Op::Store32, 0, kNoSlot, 4, 5), {4, 5}, {});
  expect(insn(Op::MemCpy, 0, kNoSlot, 1, 2, 3), {1, 2, 3}, {});
  expect(insn(Op::Alloca, 0, 7, kNoSlot, 99), {}, {7});
  expect(insn(Op::Alloca, 0, 7, 8, 99), {8}, {7});
}

TEST(Operands, Aggregates) {
  expect(insn(Op::MovN, 3, 1, 2), {2, 3, 4}, {1, 2, 3});
  expect(insn(Op::SelectN, 2, 0, 2, 3, 5), {2, 3, 4, 5, 6}, {0, 1});
  expect(insn(Op::ExtractLane, 1, 0, 10, 20, 4), {10, 11, 12, 13, 20}, {0});
  expect(insn(Op::InsertLane, 2, 10, 0, 20, 2), {0, 1, 10, 11, 12, 13, 20}, {10, 11, 12, 13});
}

TEST(Operands, WideIntegers) {
  expect(insn(Op::Wide, 128, 0, 2, 4), {2, 3, 4, 5}, {0, 1});
  expect(insn(Op::WideCompare, 129, 0, 3, 6), {3, 4, 5, 6, 7, 8}, {0});
  expect(insn(Op::WideCast, 64, 0, 2, kNoSlot, 128), {2}, {0, 1});
  expect(insn(Op::WideIntrinsic, 128, 0, 10, 12, 14, number(Intrinsic::FunnelShl)), {10, 11, 12, 13, 14, 15},
         {0, 1});
  expect(insn(Op::WideIntrinsic, 128, 0, 10, 12, kNoSlot, number(Intrinsic::UMulOverflow)), {10, 11, 12, 13},
         {0, 1, 2});
  expect(insn(Op::WideIntrinsic, 128, 0, 10, 12, kNoSlot, number(Intrinsic::SCompare)), {10, 11, 12, 13},
         {0});
  expect(insn(Op::Intrinsic, 32, 0, 10, 12, kNoSlot, number(Intrinsic::SAddOverflow)), {10, 12}, {0, 1});
  expect(insn(Op::Intrinsic, 32, 0, 10, kNoSlot, kNoSlot, number(Intrinsic::PopCount)), {10}, {0});
  expect(insn(Op::LoadBytes, 10, 0, 5), {5}, {0, 1});
  expect(insn(Op::StoreBytes, 17, kNoSlot, 5, 6), {5, 6, 7, 8}, {});
}

TEST(Operands, FloatingPoint) {
  expect(insn(Op::FArith, kX87, 0, 2, 4, 0, static_cast<std::uint32_t>(FpOp::Add)), {2, 3, 4, 5}, {0, 1});
  expect(insn(Op::FArith, kX87, 0, 2, kNoSlot, 0, static_cast<std::uint32_t>(FpOp::Neg)), {2, 3}, {0, 1});
  expect(insn(Op::FCmpX, kX87, 0, 2, 4), {2, 3, 4, 5}, {0});
  expect(insn(Op::FConvert, kDouble, 0, 2, kNoSlot, 0, kX87), {2}, {0, 1});
  expect(insn(Op::IntToFp, 128, 0, 2, kNoSlot, kDouble, 1), {2, 3}, {0});
  expect(insn(Op::FpToInt, 32, 0, 2, kNoSlot, kX87, 1), {2, 3}, {0});
  expect(insn(Op::FpIntrinsic, kX87, 0, 2, 4, kNoSlot, number(Intrinsic::PowInt)), {2, 3, 4}, {0, 1});
  expect(insn(Op::FpIntrinsic, kX87, 0, 2, kNoSlot, kNoSlot, number(Intrinsic::LRound)), {2, 3}, {0});
  expect(insn(Op::FpIntrinsic, kX87, 0, 2, 4, 6, number(Intrinsic::Fma)), {2, 3, 4, 5, 6, 7}, {0, 1});
}

TEST(Operands, Atomics) {
  const std::uint16_t order = 5 << 8 | 5 << 12;
  expect(insn(Op::AtomicLoad, 4 | order, 0, 1), {1}, {0});
  expect(insn(Op::AtomicStore, 16 | order, kNoSlot, 1, 2), {1, 2, 3}, {});
  expect(insn(Op::AtomicUpdate, 1 | order, 0, 1, 2), {1, 2}, {0});
  expect(insn(Op::CompareExchange, 8 | order, 0, 2, 3, 4), {2, 3, 4}, {0, 1});
  expect(insn(Op::CompareExchange, 16 | order, 0, 3, 4, 6), {3, 4, 5, 6, 7}, {0, 1, 2});
}

TEST(Operands, Calls) {
  Module module;
  const VarArg pair{.slot = 8, .size = 16}, by_value{.slot = 12, .size = 24, .by_value = true};
  module.calls.push_back(call_site({4, 6}, 2, 0, {pair, by_value}));
  expect(insn(Op::Call, 0, 0, 30, 0), {4, 6, 8, 9, 12}, {0, 1}, module);
  expect(insn(Op::CallIndirect, 0, 0, 30, 0), {4, 6, 8, 9, 12, 30}, {0, 1}, module);
  expect(insn(Op::Ret, 3, kNoSlot, 5), {5, 6, 7}, {}, module);
  expect(insn(Op::Ret, 0), {}, {}, module);
  expect(insn(Op::LandingPad, 0, 5), {}, {5, 6}, module);
}

TEST(Operands, Jumps) {
  expect(insn(Op::Jmp, 0, 77), {}, {});
  expect(insn(Op::JmpIf, 0, 77, 1), {1}, {});
  expect(insn(Op::JEqI, 0, 77, 1), {1}, {});
  expect(insn(Op::JSlt32, 0, 77, 1, 2), {1, 2}, {});
}

TEST(Successors, EveryKind) {
  Module module;
  module.switches.push_back({.cases = {{1, 4}, {2, 6}}, .otherwise = 8});
  module.calls.push_back({});
  module.calls.push_back(call_site({}, 0, 7));
  Function function;
  function.labels = {2, 5};
  function.code.assign(10, insn(Op::Fence));
  const auto successors = [&](const Insn& i, std::uint32_t pc = 3) {
    Slots found;
    for_each_successor(i, pc, module, function, [&](std::uint32_t next) { found.insert(next); });
    return found;
  };
  EXPECT_EQ(successors(insn(Op::Add64, 0, 0, 1, 2)), (Slots{4}));
  EXPECT_EQ(successors(insn(Op::Jmp, 0, 9)), (Slots{9}));
  EXPECT_EQ(successors(insn(Op::JmpIf, 0, 9, 1)), (Slots{4, 9}));
  EXPECT_EQ(successors(insn(Op::JSge64I, 0, 9, 1)), (Slots{4, 9}));
  EXPECT_EQ(successors(insn(Op::Switch, 0, kNoSlot, 1, 0)), (Slots{4, 6, 8}));
  EXPECT_EQ(successors(insn(Op::IndirectJmp, 0, kNoSlot, 1)), (Slots{2, 5}));
  EXPECT_EQ(successors(insn(Op::Call, 0, 0, 0, 0)), (Slots{4}));
  EXPECT_EQ(successors(insn(Op::Call, 0, 0, 0, 1)), (Slots{4, 7}));
  for (const Op op : {Op::Ret, Op::Resume, Op::Unreachable, Op::Trap, Op::Unsupported}) {
    EXPECT_EQ(successors(insn(op)), Slots{});
  }
  EXPECT_EQ(successors(insn(Op::Fence), 9), Slots{});  // never past the end
}

}  // namespace
}  // namespace heddle::native
