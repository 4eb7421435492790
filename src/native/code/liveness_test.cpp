#include "native/code/liveness.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "native/code/insn_for_test.h"
#include "native/code/operands.h"

namespace heddle::native {
namespace {

using Slots = std::set<std::uint32_t>;

Slots slots(const SlotSet& set) {
  Slots result;
  for (std::uint32_t s = 0; s < 64 * set.words().size(); ++s) {
    if (set.contains(s)) result.insert(s);
  }
  return result;
}

struct Fixture {
  explicit Fixture(std::vector<Insn> code, std::uint32_t frame = 16) {
    function.slots = frame;
    function.code = std::move(code);
  }
  Liveness& liveness() {
    if (!live) live = std::make_unique<Liveness>(module, function);
    return *live;
  }
  Slots before(std::uint32_t pc) { return slots(liveness().before(pc)); }
  Slots during(std::uint32_t pc) { return slots(liveness().during(pc)); }

  Module module;
  Function function;
  std::unique_ptr<Liveness> live;
};

TEST(Liveness, StraightLine) {
  Fixture f({insn(Op::Add64, 64, 2, 0, 1), insn(Op::Add64, 64, 3, 2, 0), insn(Op::Ret, 1, kNoSlot, 3)});
  EXPECT_EQ(f.before(0), (Slots{0, 1}));
  EXPECT_EQ(f.before(1), (Slots{0, 2}));
  EXPECT_EQ(f.before(2), (Slots{3}));
}

TEST(Liveness, OverwrittenIsDead) {
  Fixture f({insn(Op::Const, 0, 0), insn(Op::Const, 0, 1), insn(Op::Ret, 1, kNoSlot, 1)});
  EXPECT_EQ(f.before(1), Slots{});
  EXPECT_EQ(f.before(2), (Slots{1}));
}

// i in 0, n in 1, sum in 2: sum += i while i < n.
TEST(Liveness, Loop) {
  Fixture f({insn(Op::Const, 0, 0), insn(Op::Const, 0, 2),  //
             insn(Op::JUle, 64, 6, 1, 0),                   // 2: if n <= i goto 6
             insn(Op::Add64, 64, 2, 2, 0), insn(Op::Add64I, 64, 0, 0), insn(Op::Jmp, 0, 2),  //
             insn(Op::Ret, 1, kNoSlot, 2)});
  EXPECT_EQ(f.before(0), (Slots{1}));
  EXPECT_EQ(f.before(2), (Slots{0, 1, 2}));
  EXPECT_EQ(f.before(5), (Slots{0, 1, 2}));
  EXPECT_EQ(f.before(6), (Slots{2}));
}

TEST(Liveness, BranchesJoin) {
  Fixture f({insn(Op::JmpIf, 0, 3, 0), insn(Op::Mov, 0, 3, 1), insn(Op::Jmp, 0, 4), insn(Op::Mov, 0, 3, 2),
             insn(Op::Ret, 1, kNoSlot, 3)});
  EXPECT_EQ(f.before(0), (Slots{0, 1, 2}));
  EXPECT_EQ(f.before(1), (Slots{1}));
  EXPECT_EQ(f.before(2), (Slots{3}));
  EXPECT_EQ(f.before(3), (Slots{2}));
}

TEST(Liveness, DuringACall) {
  Fixture f({insn(Op::Call, 0, 2, 0, 0), insn(Op::Add64, 64, 3, 2, 1), insn(Op::Ret, 1, kNoSlot, 3)});
  f.module.calls.push_back(call_site({0}, 1));
  EXPECT_EQ(f.before(0), (Slots{0, 1}));
  EXPECT_EQ(f.during(0), (Slots{1}));
}

// The result's old value is dead on the way on, but alive in the landing pad; slot 4 only in the pad.
TEST(Liveness, LandingPad) {
  Fixture f({insn(Op::Call, 0, 2, 0, 0), insn(Op::Ret, 1, kNoSlot, 2), insn(Op::LandingPad, 0, 6, kNoSlot, 0),
             insn(Op::Add64, 64, 3, 2, 4), insn(Op::Store64, 64, kNoSlot, 3, 7),
             insn(Op::Resume, 0, kNoSlot, 6)});
  f.module.calls.push_back(call_site({0}, 1, 2));
  EXPECT_EQ(f.before(0), (Slots{0, 2, 4}));
  EXPECT_EQ(f.during(0), (Slots{2, 4}));
  EXPECT_EQ(f.before(1), (Slots{2}));
  EXPECT_EQ(f.before(2), (Slots{2, 4}));
}

// The call is in the middle of a block, its pad earlier in the code and in a loop with it.
TEST(Liveness, LandingPadBefore) {
  Fixture f({insn(Op::Jmp, 0, 4), insn(Op::LandingPad, 0, 6, kNoSlot, 0),
             insn(Op::Store64, 64, kNoSlot, 1, 6), insn(Op::Jmp, 0, 4),  //
             insn(Op::Const, 0, 5), insn(Op::Call, 0, kNoSlot, 0, 0),    // 4
             insn(Op::Ret, 1, kNoSlot, 5)});
  f.module.calls.push_back(call_site({}, 0, 1));
  EXPECT_EQ(f.before(0), (Slots{1}));
  EXPECT_EQ(f.before(4), (Slots{1}));
  EXPECT_EQ(f.during(5), (Slots{1, 5}));
  EXPECT_EQ(f.before(6), (Slots{5}));
}

TEST(Liveness, SwitchAndLabels) {
  Fixture f({insn(Op::Switch, 0, kNoSlot, 0, 0), insn(Op::Ret, 1, kNoSlot, 1), insn(Op::Ret, 1, kNoSlot, 2),
             insn(Op::IndirectJmp, 0, kNoSlot, 3)});
  f.module.switches.push_back({.cases = {{7, 2}}, .otherwise = 3});
  f.function.labels = {1};
  EXPECT_EQ(f.before(0), (Slots{0, 1, 2, 3}));
  EXPECT_EQ(f.before(3), (Slots{1, 3}));
}

TEST(Liveness, PartsOfVectors) {
  Fixture f({insn(Op::InsertLane, 1, 70, 0, 1, 4), insn(Op::Ret, 4, kNoSlot, 70)}, 80);
  EXPECT_EQ(f.before(0), (Slots{0, 1, 70, 71, 72, 73}));
  Fixture g({insn(Op::Const, 0, 71), insn(Op::Ret, 4, kNoSlot, 70)}, 80);
  EXPECT_EQ(g.before(0), (Slots{70, 72, 73}));
}

// 0 is counted up in a loop that ends by 1; nobody looks at the number. 2 counts, too, and is returned.
TEST(Liveness, CounterThatNobodyReads) {
  Fixture f({insn(Op::Add64I, 64, 0, 0), insn(Op::Mov, 0, 3, 0), insn(Op::Add64I, 64, 2, 2),
             insn(Op::JmpIf, 0, 0, 1), insn(Op::Ret, 1, kNoSlot, 2)});
  EXPECT_EQ(f.before(0), (Slots{1, 2}));
  EXPECT_EQ(f.before(3), (Slots{1, 2}));
}

// It fails if its divisor is 0, also if nobody reads the result.
TEST(Liveness, DivisionIsWanted) {
  Fixture f({insn(Op::UDiv, 64, 2, 0, 1), insn(Op::Ret, 0)});
  EXPECT_EQ(f.before(0), (Slots{0, 1}));
}

// The definition of being live, by looking for a path of values to where one makes a difference.
class Paths {
 public:
  Paths(const Module& module, const Function& function) : module_(module), function_(function) {}
  bool live_before(std::uint32_t pc, std::uint32_t slot) {
    visited_.clear();
    return matters_from(pc, slot);
  }

 private:
  bool matters_from(std::uint32_t pc, std::uint32_t slot) {
    if (!visited_.insert({pc, slot}).second) return false;
    const Insn& i = function_.code[pc];
    bool used = false, defined = false;
    const auto covers = [slot](bool& flag) {
      return [&flag, slot](std::uint32_t first, std::uint32_t n) {
        flag = flag || (first <= slot && slot < first + n);
      };
    };
    for_each_use(i, module_, covers(used));
    for_each_def(i, module_, covers(defined));
    if (used && !only_computes(i.op)) return true;
    const std::uint32_t pad = unwind_of(i, module_);
    if (pad != 0 && matters_from(pad, slot)) return true;  // before the result is there
    bool later = false;
    for_each_successor(i, pc, module_, function_, [&](std::uint32_t next) {
      if (!defined) later = later || matters_from(next, slot);
      if (!used) return;
      for_each_def(i, module_, [&](std::uint32_t first, std::uint32_t n) {
        for (std::uint32_t s = first; s < first + n; ++s) later = later || matters_from(next, s);
      });
    });
    return later;
  }
  const Module& module_;
  const Function& function_;
  std::set<std::pair<std::uint32_t, std::uint32_t>> visited_;
};

TEST(Liveness, RandomCode) {
  constexpr std::uint32_t kSlots = 70, kSize = 40;
  std::mt19937 random(1);
  const auto below = [&](std::uint32_t n) { return static_cast<std::uint32_t>(random() % n); };
  for (int round = 0; round < 200; ++round) {
    Fixture f({}, kSlots);
    const auto slot = [&] { return below(2) == 0 ? below(4) : below(kSlots - 4); };
    for (std::uint32_t pc = 0; pc + 1 < kSize; ++pc) {
      const std::uint32_t target = below(kSize);
      switch (below(8)) {
        case 0: f.function.code.push_back(insn(Op::JmpIf, 0, target, slot())); break;
        case 1: f.function.code.push_back(insn(Op::Jmp, 0, target)); break;
        case 2: f.function.code.push_back(insn(Op::MovN, 3, slot(), slot())); break;
        case 3: f.function.code.push_back(insn(Op::Const, 0, slot())); break;
        case 4:
          f.module.calls.push_back(call_site({slot()}, below(3), target));
          f.function.code.push_back(
              insn(Op::Call, 0, slot(), 0, static_cast<std::uint32_t>(f.module.calls.size() - 1)));
          break;
        default: f.function.code.push_back(insn(Op::Add64, 64, slot(), slot(), slot())); break;
      }
    }
    f.function.code.push_back(insn(Op::Ret, 1, kNoSlot, slot()));
    Paths paths(f.module, f.function);
    for (std::uint32_t pc = 0; pc < kSize; ++pc) {
      for (std::uint32_t s = 0; s < kSlots; ++s) {
        ASSERT_EQ(f.liveness().before(pc).contains(s), paths.live_before(pc, s))
            << "pc " << pc << " slot " << s;
      }
    }
  }
}

}  // namespace
}  // namespace heddle::native
