#include "native/lower/function_lowering.h"

#include <llvm/ADT/DepthFirstIterator.h>
#include <llvm/Analysis/CaptureTracking.h>
#include <llvm/IR/CFG.h>

#include "native/code/load_flags.h"

namespace heddle::native::lower {
namespace {

// The blocks that can be reached, as the compiler ordered them: close to the source.
std::vector<const llvm::BasicBlock*> layout_order(const llvm::Function& function) {
  llvm::df_iterator_default_set<const llvm::BasicBlock*> reached;
  for (const llvm::BasicBlock* block : llvm::depth_first_ext(&function.getEntryBlock(), reached)) (void)block;
  std::vector<const llvm::BasicBlock*> order;
  for (const llvm::BasicBlock& block : function)
    if (reached.contains(&block)) order.push_back(&block);
  return order;
}

}  // namespace

FunctionLowering::FunctionLowering(ModuleLowering& module, const llvm::Function& ir, std::uint32_t number)
    : module_(module),
      ir_(ir),
      out_(module.out().functions[number]),
      layout_(module.layout()),
      folding_(ir, layout_),
      order_(layout_order(ir)),
      live_(ir, folding_, order_),
      scopes_(ir),
      slots_(ir, live_),
      sink_(&out_.code) {
  for (std::uint32_t i = 0; i < order_.size(); ++i) numbers_[order_[i]] = i;
  label_pcs_.resize(order_.size());
}

void FunctionLowering::run() {
  out_.params = slots_.params();
  out_.variadic = ir_.isVarArg();
  out_.library = DebugInfo::is_library(ir_);
  out_.display = module_.strings().intern(module_.debug_info().display_name(ir_));
  find_loop_heads();
  enter();
  for (std::uint32_t i = 0; i < order_.size(); ++i) lower_block(i);
  place_labels();
  finish();
  out_.slots = slots_.frame();
}

// Every cycle has an edge that goes to a block at or before its own place.
void FunctionLowering::find_loop_heads() {
  loop_heads_.resize(order_.size());
  for (std::uint32_t i = 0; i < order_.size(); ++i)
    for (const llvm::BasicBlock* next : llvm::successors(order_[i]))
      if (numbers_.lookup(next) <= i) loop_heads_[numbers_.lookup(next)] = true;
}

bool FunctionLowering::needs_zero() const {
  const auto is_constant_address = [&](const llvm::Value* pointer) {
    return folding_.address(pointer).at.root == nullptr;
  };
  for (const llvm::BasicBlock* block : order_) {
    for (const llvm::Instruction& instruction : *block) {
      if (const auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) {
        if (!load->isAtomic() && is_constant_address(load->getPointerOperand())) return true;
      } else if (const auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
        if (!store->isAtomic() && is_constant_address(store->getPointerOperand())) return true;
      } else if (const auto* gep = llvm::dyn_cast<llvm::GetElementPtrInst>(&instruction)) {
        if (folding_.leaves_offset(*gep) && is_constant_address(gep->getPointerOperand())) return true;
      }
    }
  }
  return false;
}

void FunctionLowering::enter() {
  for (const llvm::BasicBlock* block : order_)
    for (const llvm::BasicBlock* before : llvm::predecessors(block))
      if (llvm::isa<llvm::IndirectBrInst>(before->getTerminator()))
        for (const llvm::PHINode& phi : block->phis())
          shadows_.try_emplace(
              &phi, slots_.reserve(shadows_.contains(&phi) ? 0 : shape_of(phi.getType()).value_or(0)));
  if (needs_zero()) {
    zero_ = slots_.reserve(1);
    emit(Op::Const, zero_);
  }
  copy_by_value_parameters();
}

// The caller hands over an address; the object belongs to the callee.
void FunctionLowering::copy_by_value_parameters() {
  for (const llvm::Argument& parameter : ir_.args()) {
    if (!parameter.hasByValAttr()) continue;
    const std::uint64_t size = layout_.getTypeAllocSize(parameter.getParamByValType());
    AllocaSite site;
    module_.debug_info().describe(const_cast<llvm::Argument&>(parameter), site);
    site.captured = llvm::PointerMayBeCaptured(&parameter, true, true);
    const Slot at = slots_.home(&parameter);
    const Slot copy = temporary();
    emit(Op::Alloca, copy, kNoSlot, static_cast<std::uint32_t>(module_.out().allocas.size()), size);
    module_.out().allocas.push_back(site);
    emit_ce(Op::MemCpy, kNoSlot, copy, at, constant(size), 0);
    emit(Op::Mov, at, copy);
  }
  for (const auto& [first, count] : temporaries_) slots_.give(first, count);
  temporaries_.clear();
}

// --- blocks ---

void FunctionLowering::lower_block(std::uint32_t number) {
  const llvm::BasicBlock& block = *order_[number];
  block_ = number;
  label_pcs_[number] = here();
  locals_.clear();
  expiring_.assign(block.size(), {});
  for (const llvm::Instruction& instruction : block) {  // until the first that has one, we are at its place
    const llvm::DebugLoc& location = instruction.getDebugLoc();
    if (location && location.getLine() != 0) {
      set_location(location);
      break;
    }
  }
  if (loop_heads_[number]) emit(Op::Poll, kNoSlot);
  for (const llvm::Instruction& instruction : block) {
    position_ = live_.position(&instruction);
    lower(instruction);
    for (const auto& [first, count] : temporaries_) slots_.give(first, count);
    temporaries_.clear();
    for (const auto& [first, count] : expiring_[position_]) slots_.give(first, count);
  }
}

void FunctionLowering::lower(const llvm::Instruction& instruction) {
  if (!folding_.needs_code(instruction)) return;
  set_location(instruction.getDebugLoc());
  try {
    check_shapes(instruction);
    dispatch(instruction);
  } catch (const Refused& refused) {
    refuse(refused.what);
    if (shape_of(instruction.getType()).value_or(0) != 0) result(instruction);
  }
}

// Afterwards every operand and the result have slots.
void FunctionLowering::check_shapes(const llvm::Instruction& instruction) const {
  slots_of(instruction.getType());
  for (const llvm::Use& operand : instruction.operands()) slots_of(operand->getType());
}

void FunctionLowering::refuse(const std::string& what) {
  emit(Op::Unsupported, kNoSlot, kNoSlot, kNoSlot, module_.strings().intern(what));
}

void FunctionLowering::set_location(const llvm::DebugLoc& location) {
  if (location && location.getLine() != 0) location_ = module_.debug_info().location(location.get());
}

namespace {

// A bit-field is written by reading what is around it: that goes back to where it came from, and nowhere
// else.
bool only_updates_bit_field(const llvm::LoadInst& load) {
  const auto goes_back = [&](const llvm::User* user) {
    const auto* store = llvm::dyn_cast<llvm::StoreInst>(user);
    return store != nullptr && store->getPointerOperand() == load.getPointerOperand();
  };
  return load.getType()->isIntegerTy() && llvm::all_of(load.users(), [&](const llvm::User* user) {
           const auto* rest = llvm::dyn_cast<llvm::BinaryOperator>(user);
           return rest != nullptr && rest->getOpcode() == llvm::Instruction::And &&
                  llvm::isa<llvm::ConstantInt>(rest->getOperand(1)) &&
                  llvm::all_of(rest->users(), [&](const llvm::User* joined) {
                    const auto* with = llvm::dyn_cast<llvm::BinaryOperator>(joined);
                    return goes_back(joined) ||
                           (with != nullptr && with->getOpcode() == llvm::Instruction::Or &&
                            llvm::all_of(with->users(), goes_back));
                  });
         });
}

}  // namespace

void FunctionLowering::dispatch(const llvm::Instruction& instruction) {
  if (const auto* binary_operator = llvm::dyn_cast<llvm::BinaryOperator>(&instruction))
    return binary(*binary_operator);
  if (const auto* comparison = llvm::dyn_cast<llvm::CmpInst>(&instruction)) return compare(*comparison);
  if (const auto* conversion = llvm::dyn_cast<llvm::CastInst>(&instruction)) return cast(*conversion);
  switch (instruction.getOpcode()) {
    case llvm::Instruction::PHI: return;  // done on the edges
    case llvm::Instruction::FNeg: {
      const Slot d = result(instruction), a = slot(instruction.getOperand(0));
      const llvm::Type* type = lane_type(instruction.getType());
      const std::uint32_t step = slots_of(type);
      for (std::uint32_t i = 0; i < lanes_of(instruction.getType()); ++i)
        negate(type, d + i * step, a + i * step);
      return;
    }
    case llvm::Instruction::Select: return select(llvm::cast<llvm::SelectInst>(instruction));
    case llvm::Instruction::Alloca: return allocate(llvm::cast<llvm::AllocaInst>(instruction));
    case llvm::Instruction::Load: {
      const auto& from = llvm::cast<llvm::LoadInst>(instruction);
      if (from.isAtomic()) return atomic_load(from);
      const std::uint32_t first = here();
      load(from.getType(), result(from), address(from.getPointerOperand()));
      if (only_updates_bit_field(from))
        for (std::uint32_t at = first; at < here(); ++at)
          if (is_plain_load((*sink_)[at].op)) (*sink_)[at].b = kKeepsRest;
      return;
    }
    case llvm::Instruction::Store: {
      const auto& to = llvm::cast<llvm::StoreInst>(instruction);
      if (to.isAtomic()) return atomic_store(to);
      return store(to.getValueOperand()->getType(), slot(to.getValueOperand()),
                   address(to.getPointerOperand()));
    }
    case llvm::Instruction::GetElementPtr:
      return element_address(llvm::cast<llvm::GetElementPtrInst>(instruction));
    case llvm::Instruction::AtomicRMW: return atomic_update(llvm::cast<llvm::AtomicRMWInst>(instruction));
    case llvm::Instruction::AtomicCmpXchg:
      return compare_exchange(llvm::cast<llvm::AtomicCmpXchgInst>(instruction));
    case llvm::Instruction::Fence: {
      const auto& barrier = llvm::cast<llvm::FenceInst>(instruction);
      return fence(barrier.getOrdering(), barrier.getSyncScopeID());
    }
    case llvm::Instruction::ExtractElement:
      return extract_element(llvm::cast<llvm::ExtractElementInst>(instruction));
    case llvm::Instruction::InsertElement:
      return insert_element(llvm::cast<llvm::InsertElementInst>(instruction));
    case llvm::Instruction::InsertValue: return insert_value(llvm::cast<llvm::InsertValueInst>(instruction));
    case llvm::Instruction::ShuffleVector: return shuffle(llvm::cast<llvm::ShuffleVectorInst>(instruction));
    case llvm::Instruction::Call:
    case llvm::Instruction::Invoke: return call(llvm::cast<llvm::CallBase>(instruction));
    case llvm::Instruction::Br: return branch(llvm::cast<llvm::BranchInst>(instruction));
    case llvm::Instruction::Switch: return switch_on(llvm::cast<llvm::SwitchInst>(instruction));
    case llvm::Instruction::IndirectBr: return indirect_branch(llvm::cast<llvm::IndirectBrInst>(instruction));
    case llvm::Instruction::Ret: return return_value(llvm::cast<llvm::ReturnInst>(instruction));
    case llvm::Instruction::Unreachable: return emit(Op::Unreachable, kNoSlot);
    case llvm::Instruction::LandingPad: return landing_pad(llvm::cast<llvm::LandingPadInst>(instruction));
    case llvm::Instruction::Resume: return emit(Op::Resume, kNoSlot, slot(instruction.getOperand(0)));
    default: throw Refused{std::string("the instruction ") + instruction.getOpcodeName()};
  }
}

}  // namespace heddle::native::lower
