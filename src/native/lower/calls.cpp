// Calls of functions, and inline assembly.
#include <llvm/ADT/StringExtras.h>

#include "native/lower/function_lowering.h"
#include "native/lower/omp_pieces.h"

namespace heddle::native::lower {

void FunctionLowering::call(const llvm::CallBase& call) {
  if (call.isInlineAsm()) {
    inline_assembly(call);
  } else if (const auto* known = llvm::dyn_cast<llvm::IntrinsicInst>(&call)) {
    intrinsic(*known);
  } else if (const llvm::Function* callee = call.getCalledFunction();
             callee != nullptr && callee->getName() == kNextPiece && call.arg_size() == 1) {
    emit(Op::NextPiece, kNoSlot, slot(call.getArgOperand(0)));
  } else {
    call_function(call);
  }
  if (const auto* invoke = llvm::dyn_cast<llvm::InvokeInst>(&call))
    go(invoke->getParent(), invoke->getNormalDest());
}

void FunctionLowering::call_function(const llvm::CallBase& call) {
  if (call.isMustTailCall() && ir_.isVarArg()) throw Refused{"a thunk that passes variable arguments on"};
  const llvm::Value* operand_called = call.getCalledOperand();
  const std::uint32_t function = module_.function_number(operand_called);
  const std::uint32_t external = module_.external_number(operand_called);
  const auto* callee = llvm::dyn_cast<llvm::Function>(operand_called->stripPointerCastsAndAliases());

  CallSite site;
  pass_arguments(call, callee, external != kNoSlot, site);
  site.result_slots = slots_of(call.getType());
  site.result_used = !call.use_empty();
  if (external != kNoSlot) module_.debug_info().describe_block(call, site);
  // A call without an entry in its function's table of handlers must not throw; functions without a table let
  // through.
  site.nounwind = call.doesNotThrow() && ir_.hasPersonalityFn();
  const Slot target_slot = function == kNoSlot && external == kNoSlot ? slot(operand_called) : kNoSlot;
  const Slot d = site.result_slots == 0 ? kNoSlot : result(call);
  const auto number = static_cast<std::uint32_t>(module_.out().calls.size());
  if (const auto* invoke = llvm::dyn_cast<llvm::InvokeInst>(&call))
    fixups_.push_back({Fixup::Where::Unwind, number, 0, landing_label(*invoke)});
  module_.out().calls.push_back(std::move(site));
  if (function != kNoSlot) {
    emit(Op::Call, d, function, number);
  } else if (external != kNoSlot) {
    emit(Op::CallExternal, d, external, number);
  } else {
    emit(Op::CallIndirect, d, target_slot, number);
  }
}

void FunctionLowering::pass_arguments(const llvm::CallBase& call, const llvm::Function* callee, bool external,
                                      CallSite& site) {
  // An old-style call may have more arguments than the function that it gets to; only what that declares as
  // variable is.
  const bool all_fixed = callee != nullptr && !callee->isDeclaration() && !callee->isVarArg();
  const unsigned fixed = all_fixed ? call.arg_size() : call.getFunctionType()->getNumParams();
  for (unsigned i = 0; i < call.arg_size(); ++i) {
    const llvm::Value* arg = call.getArgOperand(i);
    const std::size_t varargs = site.varargs.size();
    if (i >= fixed) add_varargs(call, arg, i, site);
    if (i < fixed) {
      const std::uint32_t count = slots_of(arg->getType());
      const Slot first = slot(arg);
      for (std::uint32_t k = 0; k < count; ++k) site.args.push_back(first + k);
    } else if (external) {
      for (std::size_t v = varargs; v < site.varargs.size(); ++v) {
        const VarArg& passed = site.varargs[v];
        const std::uint32_t count = passed.by_value ? 1 : (passed.size + 7) / 8;
        for (std::uint32_t k = 0; k < count; ++k) site.args.push_back(passed.slot + k);
      }
    }
  }
}

// As the x86-64 ABI passes what does not fit into registers.
void FunctionLowering::add_varargs(const llvm::CallBase& call, const llvm::Value* arg, unsigned number,
                                   CallSite& site) {
  const llvm::Type* type = arg->getType();
  VarArg passed;
  if (call.isByValArgument(number)) {
    const std::uint64_t size = layout_.getTypeAllocSize(call.getParamByValType(number));
    passed.by_value = true;
    passed.slot = slot(arg);
    passed.size = static_cast<std::uint32_t>((size + 7) / 8 * 8);
    passed.align = call.getParamAlign(number).valueOrOne() >= llvm::Align(16) ? 16 : 8;
  } else if (is_scalar(lane_type(type))) {
    const std::uint32_t bits = lanes_of(type) * bits_of(lane_type(type));
    passed.slot = pack(type, slot(arg));
    passed.size = words_of_bits(bits) * 8;
    passed.align = std::max(
        8u, static_cast<std::uint32_t>(layout_.getABITypeAlign(const_cast<llvm::Type*>(type)).value()));
  } else {
    throw Refused{"a variable argument of type " + text_of(type)};
  }
  site.varargs.push_back(passed);
}

// --- inline assembly ---

namespace {

enum class Assembly : std::uint8_t { Nothing, Fence, Other };

// Statements that only order memory, or only wait.
Assembly meaning(llvm::StringRef statement) {
  statement = statement.trim();
  if (statement.starts_with("#") || statement.empty()) return Assembly::Nothing;
  for (const char* nothing : {"pause", "nop", "rep nop", "rep", "endbr64"})
    if (statement.equals_insensitive(nothing)) return Assembly::Nothing;
  for (const char* fence : {"mfence", "lfence", "sfence"})
    if (statement.equals_insensitive(fence)) return Assembly::Fence;
  return Assembly::Other;
}

Assembly meaning_of(const std::string& text) {
  Assembly all = Assembly::Nothing;
  llvm::SmallVector<llvm::StringRef, 4> statements;
  llvm::SplitString(text, statements, ";\n");
  for (const llvm::StringRef statement : statements) all = std::max(all, meaning(statement));
  return all;
}

}  // namespace

void FunctionLowering::inline_assembly(const llvm::CallBase& call) {
  const auto* assembly = llvm::cast<llvm::InlineAsm>(call.getCalledOperand());
  const Assembly kind = meaning_of(assembly->getAsmString());
  if (kind == Assembly::Other) throw Refused{"inline assembly: " + assembly->getAsmString()};
  if (kind == Assembly::Fence) fence(llvm::AtomicOrdering::SequentiallyConsistent, llvm::SyncScope::System);
  if (call.getType()->isVoidTy()) return;

  // Outputs, in order, are the result; an input that is tied to one passes through.
  const Slot d = result(call);
  const llvm::InlineAsm::ConstraintInfoVector constraints = assembly->ParseConstraints();
  std::vector<const llvm::Value*> passed(constraints.size());
  unsigned arg = 0;
  for (std::size_t i = 0; i < constraints.size(); ++i) {
    const bool output = constraints[i].Type == llvm::InlineAsm::isOutput;
    if (constraints[i].Type == llvm::InlineAsm::isInput || (output && constraints[i].isIndirect))
      passed[i] = call.getArgOperand(arg++);
  }
  std::uint32_t at = 0;
  unsigned member = 0;
  for (const llvm::InlineAsm::ConstraintInfo& constraint : constraints) {
    if (constraint.Type != llvm::InlineAsm::isOutput || constraint.isIndirect) continue;
    const llvm::Type* type =
        call.getType()->isStructTy() ? call.getType()->getStructElementType(member++) : call.getType();
    const llvm::Value* input =
        constraint.hasMatchingInput() ? passed[static_cast<unsigned>(constraint.MatchingInput)] : nullptr;
    const std::uint32_t count = slots_of(type);
    if (input != nullptr && slots_of(input->getType()) == count) {
      move(d + at, slot(input), count);
    } else {
      for (std::uint32_t k = 0; k < count; ++k) emit(Op::Const, d + at + k);
    }
    at += count;
  }
}

}  // namespace heddle::native::lower
