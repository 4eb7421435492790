// Loops that test at their head are entered once and repeated often: where a loop goes back, the test is
// repeated in place of a jump to it. One instruction less each time round.
#include <algorithm>
#include <optional>

#include "native/code/operands.h"
#include "native/lower/function_lowering.h"

namespace heddle::native::lower {
namespace {

struct Inverse {
  Op op;
  bool swap = false;  // the operands
};

std::optional<Inverse> inverse(Op op) {
  constexpr std::pair<Op, Op> kPairs[] = {
      {Op::JmpIf, Op::JmpIfNot},  {Op::JEq, Op::JNe},         {Op::JEqI, Op::JNeI},
      {Op::JUltI, Op::JUgeI},     {Op::JUleI, Op::JUgtI},     {Op::JSlt32I, Op::JSge32I},
      {Op::JSle32I, Op::JSgt32I}, {Op::JSlt64I, Op::JSge64I}, {Op::JSle64I, Op::JSgt64I},
  };
  constexpr std::pair<Op, Op> kSwapped[] = {
      {Op::JUlt, Op::JUle}, {Op::JSlt32, Op::JSle32}, {Op::JSlt64, Op::JSle64}};
  for (const auto& [a, b] : kPairs)
    if (op == a || op == b) return Inverse{op == a ? b : a};
  for (const auto& [a, b] : kSwapped)
    if (op == a || op == b) return Inverse{op == a ? b : a, true};
  return std::nullopt;
}

}  // namespace

bool FunctionLowering::repeat_loop_test(std::uint32_t head) {
  if (head > block_ || sink_ != &out_.code) return false;
  const std::uint32_t pc = label_pcs_[head], test = pc + 1;
  if (test >= here() || out_.code[pc].op != Op::Poll || !is_branch(out_.code[test].op)) return false;
  const Insn branch = out_.code[test];
  const auto inverted = inverse(branch.op);
  const auto leaves = std::find_if(fixups_.rbegin(), fixups_.rend(), [&](const Fixup& fixup) {
    return fixup.where == Fixup::Where::Jump && fixup.index == test;
  });
  if (!inverted || leaves == fixups_.rend()) return false;
  const std::uint32_t exit = leaves->label;
  const auto body = static_cast<std::uint32_t>(label_pcs_.size());
  label_pcs_.push_back(test + 1);

  const auto after = std::upper_bound(out_.lines.begin(), out_.lines.end(), test,
                                      [](std::uint32_t at, const LineEntry& line) { return at < line.pc; });
  location_ = after == out_.lines.begin() ? 0 : std::prev(after)->location;
  emit(Op::Poll, kNoSlot);
  jump(inverted->op, body, inverted->swap ? branch.b : branch.a, inverted->swap ? branch.a : branch.b,
       branch.imm);
  const bool is_next = exit == block_ + 1 && exit < order_.size();  // labels beyond are edges
  if (!is_next) jump(Op::Jmp, exit);
  return true;
}

}  // namespace heddle::native::lower
