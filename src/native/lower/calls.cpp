// Calls of functions, and inline assembly.
#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>

#include "native/lower/function_lowering.h"
#include "native/lower/omp_pieces.h"
#include "native/lower/unwritten.h"

namespace heddle::native::lower {
namespace {

bool copies_text(llvm::StringRef function) {
  static constexpr llvm::StringLiteral kNames[] = {"strcpy",   "stpcpy",    "strncpy", "stpncpy",
                                                   "strcat",   "strncat",   "sprintf", "vsprintf",
                                                   "snprintf", "vsnprintf", "fgets",   "gets"};
  return llvm::is_contained(kNames, function);
}

bool is_union(const llvm::StructType& type) {
  return type.hasName() && type.getName().starts_with("union.");
}

std::uint32_t as_size(std::uint64_t bytes) {
  return bytes <= 0xffff'ffff ? static_cast<std::uint32_t>(bytes) : 0;
}

// From `offset` to the end of the array that is a member there, and not the last one; 0: there is none.
std::uint32_t rest_of_member(llvm::Type* type, std::uint64_t offset, const llvm::DataLayout& layout) {
  bool last = true;
  for (;;) {
    if (offset >= layout.getTypeAllocSize(type)) return 0;
    if (auto* structure = llvm::dyn_cast<llvm::StructType>(type)) {
      if (is_union(*structure)) return 0;
      const llvm::StructLayout* parts = layout.getStructLayout(structure);
      const unsigned part = parts->getElementContainingOffset(offset);
      offset -= parts->getElementOffset(part);
      last = part + 1 == structure->getNumElements();
      type = structure->getElementType(part);
      continue;
    }
    auto* array = llvm::dyn_cast<llvm::ArrayType>(type);
    if (array == nullptr) return 0;
    if (!array->getElementType()->isAggregateType())
      return last ? 0 : as_size(layout.getTypeAllocSize(array) - offset);
    type = array->getElementType();
    offset %= layout.getTypeAllocSize(type);
  }
}

// CallSite::member_size of an argument: s.name, or &s.name[2]. The first member of a global variable cannot
// be told from the variable.
std::uint32_t member_size(const llvm::Value* argument, const llvm::DataLayout& layout) {
  if (llvm::isa<llvm::Constant>(argument)) {
    llvm::APInt offset(64, 0);
    const auto* global = llvm::dyn_cast<llvm::GlobalVariable>(
        argument->stripAndAccumulateConstantOffsets(layout, offset, true));
    if (global == nullptr || offset.isZero() || offset.isNegative()) return 0;
    return rest_of_member(global->getValueType(), offset.getZExtValue(), layout);
  }
  const auto* element = llvm::dyn_cast<llvm::GEPOperator>(argument);
  if (element == nullptr || element->getNumIndices() != 2 || !element->hasAllConstantIndices()) return 0;
  auto* array = llvm::dyn_cast<llvm::ArrayType>(element->getSourceElementType());
  const auto* member = llvm::dyn_cast<llvm::GEPOperator>(element->getPointerOperand());
  if (array == nullptr || member == nullptr || member->getNumIndices() != 2) return 0;
  const auto* structure = llvm::dyn_cast<llvm::StructType>(member->getSourceElementType());
  const auto* number = llvm::dyn_cast<llvm::ConstantInt>(member->getOperand(2));
  if (structure == nullptr || number == nullptr || is_union(*structure)) return 0;
  const std::uint64_t part = number->getZExtValue();
  if (part + 1 >= structure->getNumElements() ||
      structure->getElementType(static_cast<unsigned>(part)) != array)
    return 0;
  llvm::APInt offset(64, 0);
  if (!element->accumulateConstantOffset(layout, offset)) return 0;
  const std::uint64_t size = layout.getTypeAllocSize(array);
  return offset.ult(size) ? as_size(size - offset.getZExtValue()) : 0;
}

}  // namespace

void FunctionLowering::call(const llvm::CallBase& call) {
  if (call.isInlineAsm()) {
    inline_assembly(call);
  } else if (const auto* known = llvm::dyn_cast<llvm::IntrinsicInst>(&call)) {
    intrinsic(*known);
  } else if (const llvm::Function* callee = call.getCalledFunction();
             callee != nullptr && callee->getName() == kNextPiece && call.arg_size() == 1) {
    emit(Op::NextPiece, kNoSlot, slot(call.getArgOperand(0)));
  } else if (callee != nullptr && callee->getName() == kUnwritten && call.arg_size() == 1) {
    emit(Op::Unwritten, kNoSlot, slot(call.getArgOperand(0)));
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
  if (external != kNoSlot && callee != nullptr && copies_text(callee->getName()) && call.arg_size() > 0)
    site.member_size = member_size(call.getArgOperand(0), layout_);
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
