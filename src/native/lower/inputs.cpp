#include "native/lower/inputs.h"

#include <llvm/ADT/SetVector.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/input_classes.h"
#include "native/library/inputs.h"

namespace heddle::native::lower {
namespace {

using Op = InputStep::Op;
using Relation = Observation::Relation;
using Chain = std::vector<InputStep>;

constexpr std::size_t kLongestChain = 8;
constexpr std::size_t kMostPlaces = 20'000;  // values and variables that one input may come to

// A scalar part of a global variable.
struct Cell {
  const llvm::GlobalVariable* variable;
  std::uint64_t offset, size;
  auto operator<=>(const Cell&) const = default;
};

// The variables of which every use is known: loads and stores of whole cells that do not overlap.
class Cells {
 public:
  explicit Cells(const llvm::Module& module) : layout_(module.getDataLayout()) {
    for (const llvm::GlobalVariable& variable : module.globals()) {
      uses_.clear();
      if (!variable.isThreadLocal() && find_uses(variable, variable, 0) && do_not_overlap())
        for (auto& [cell, users] : uses_) known_[cell] = users;
    }
  }
  // The instructions that access the same cell as this one; none: not known.
  const std::vector<llvm::Instruction*>* beside(const llvm::Instruction* access) const {
    const auto cell = cell_of_.find(access);
    if (cell == cell_of_.end()) return nullptr;
    const auto known = known_.find(cell->second);
    return known == known_.end() ? nullptr : &known->second;
  }

 private:
  bool find_uses(const llvm::GlobalVariable& variable, const llvm::Value& pointer, std::uint64_t offset) {
    for (const llvm::Use& use : pointer.uses()) {
      llvm::User* user = use.getUser();
      if (const auto* index = llvm::dyn_cast<llvm::GEPOperator>(user)) {
        llvm::APInt by(layout_.getIndexTypeSizeInBits(index->getType()), 0);
        if (use.getOperandNo() != 0 || !index->accumulateConstantOffset(layout_, by)) return false;
        if (!find_uses(variable, *user, offset + by.getZExtValue())) return false;
        continue;
      }
      auto* instruction = llvm::dyn_cast<llvm::Instruction>(user);
      if (instruction == nullptr) return false;
      const llvm::Type* type = nullptr;
      if (auto* load = llvm::dyn_cast<llvm::LoadInst>(instruction)) {
        type = load->getType();
      } else if (auto* store = llvm::dyn_cast<llvm::StoreInst>(instruction)) {
        if (use.getOperandNo() != llvm::StoreInst::getPointerOperandIndex()) return false;
        type = store->getValueOperand()->getType();
      } else if (auto* update = llvm::dyn_cast<llvm::AtomicRMWInst>(instruction)) {
        if (use.getOperandNo() != 0) return false;
        type = update->getType();
      } else if (auto* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(instruction)) {
        if (use.getOperandNo() != 0) return false;
        type = exchange->getNewValOperand()->getType();
      } else {
        return false;
      }
      const Cell cell{&variable, offset, layout_.getTypeStoreSize(const_cast<llvm::Type*>(type))};
      uses_[cell].push_back(instruction);
      cell_of_[instruction] = cell;
    }
    return true;
  }
  bool do_not_overlap() const {
    const Cell* last = nullptr;
    for (const auto& [cell, users] : uses_) {
      if (last != nullptr && last->offset + last->size > cell.offset) return false;
      last = &cell;
    }
    return true;
  }

  const llvm::DataLayout& layout_;
  std::map<Cell, std::vector<llvm::Instruction*>> uses_, known_;
  std::map<const llvm::Instruction*, Cell> cell_of_;
};

std::optional<InputStep> step_of(const llvm::BinaryOperator& operation, unsigned constant_at, unsigned bits) {
  const auto* other = llvm::dyn_cast<llvm::ConstantInt>(operation.getOperand(constant_at));
  if (other == nullptr) return std::nullopt;
  const std::uint64_t k = other->getZExtValue(), all = llvm::APInt::getMaxValue(bits).getZExtValue();
  const bool right = constant_at == 1, divides = k != 0 && right, divides_signed = divides && k != all;
  const auto step = [bits](Op op, std::uint64_t constant) { return InputStep{op, bits, constant}; };
  using Instruction = llvm::Instruction;
  switch (operation.getOpcode()) {
    case Instruction::Add: return step(Op::Add, k);
    case Instruction::Sub: return right ? step(Op::Add, (~k + 1) & all) : step(Op::SubFrom, k);
    case Instruction::And: return step(Op::And, k);
    case Instruction::Xor:
      if (k == all) return step(Op::SubFrom, all);
      if (k == std::uint64_t{1} << (bits - 1)) return step(Op::Add, k);
      return std::nullopt;
    case Instruction::UDiv: return divides ? std::optional(step(Op::UDiv, k)) : std::nullopt;
    case Instruction::SDiv: return divides_signed ? std::optional(step(Op::SDiv, k)) : std::nullopt;
    case Instruction::URem: return divides ? std::optional(step(Op::URem, k)) : std::nullopt;
    case Instruction::SRem: return divides_signed ? std::optional(step(Op::SRem, k)) : std::nullopt;
    case Instruction::LShr:
      return right && k < bits ? std::optional(step(Op::UDiv, std::uint64_t{1} << k)) : std::nullopt;
    case Instruction::AShr: return right && k < bits ? std::optional(step(Op::AShr, k)) : std::nullopt;
    default: return std::nullopt;
  }
}

// Where one input comes to, and what the program learns of it there.
class Flow {
 public:
  Flow(llvm::CallBase& input, const Cells& cells) : cells_(cells) {
    come_to(input, {});
    while (!pending_.empty() && places_.size() <= kMostPlaces) {
      const auto [value, chain] = pending_.back();
      pending_.pop_back();
      for (llvm::Use& use : value->uses()) follow(use, chain);
    }
    complete = places_.size() <= kMostPlaces;
  }

  bool complete = false;
  std::set<Observation> observations;
  llvm::SetVector<llvm::Instruction*> other_uses;  // ... that take more than observations
  llvm::SetVector<llvm::Instruction*> printed;

 private:
  void come_to(llvm::Value& value, const Chain& chain) {
    if (places_.insert({&value, chain}).second) pending_.emplace_back(&value, chain);
  }

  void observe(const llvm::Value& value, const Chain& chain, Relation relation, std::uint64_t constant) {
    observations.insert({chain, relation, value.getType()->getIntegerBitWidth(), constant});
  }

  // The next place of a value to which an operation is applied.
  void apply(llvm::Instruction& operation, Chain chain, const InputStep& step) {
    const bool extended =
        !chain.empty() && (chain.back().op == Op::ZeroExt || chain.back().op == Op::SignExt);
    if (step.op == Op::Truncate && extended && chain.back().bits <= step.to) {
      chain.back().to = step.to;
      if (chain.back().bits == step.to) chain.pop_back();
    } else {
      chain.push_back(step);
    }
    if (chain.size() > kLongestChain)
      other_uses.insert(&operation);
    else
      come_to(operation, chain);
  }

  void follow(llvm::Use& use, const Chain& chain) {
    auto* user = llvm::cast<llvm::Instruction>(use.getUser());
    const bool integer = use->getType()->isIntegerTy() && use->getType()->getIntegerBitWidth() <= 64;
    if (!integer || !followed(*user, use, chain)) other_uses.insert(user);
  }

  bool followed(llvm::Instruction& user, llvm::Use& use, const Chain& chain) {
    if (auto* compare = llvm::dyn_cast<llvm::ICmpInst>(&user)) return compared(*compare, use, chain);
    if (auto* branch = llvm::dyn_cast<llvm::BranchInst>(&user)) {
      observe(*branch->getCondition(), chain, Relation::Equal, 0);
      return true;
    }
    if (auto* way = llvm::dyn_cast<llvm::SwitchInst>(&user)) {
      for (const auto& one : way->cases())
        observe(*use, chain, Relation::Equal, one.getCaseValue()->getZExtValue());
      return true;
    }
    if (llvm::isa<llvm::PHINode, llvm::FreezeInst>(user)) {
      come_to(user, chain);
      return true;
    }
    if (llvm::isa<llvm::SelectInst>(user)) {
      if (use.getOperandNo() == 0)
        observe(*use, chain, Relation::Equal, 0);
      else
        come_to(user, chain);
      return true;
    }
    if (llvm::isa<llvm::BinaryOperator>(user))
      return operated(llvm::cast<llvm::BinaryOperator>(user), use, chain);
    if (llvm::isa<llvm::CastInst>(user)) return cast(user, use, chain);
    if (auto* store = llvm::dyn_cast<llvm::StoreInst>(&user))
      return use.getOperandNo() == 0 && come_to_cell(*store, chain);
    if (auto* update = llvm::dyn_cast<llvm::AtomicRMWInst>(&user))
      return use.getOperandNo() == 1 && update->getOperation() == llvm::AtomicRMWInst::Xchg &&
             come_to_cell(*update, chain);
    if (auto* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&user))
      return use.getOperandNo() == 2 && come_to_cell(*exchange, chain);
    if (auto* result = llvm::dyn_cast<llvm::ReturnInst>(&user)) return returned(*result, chain);
    if (auto* call = llvm::dyn_cast<llvm::CallBase>(&user)) return called(*call, use, chain);
    return false;
  }

  bool compared(const llvm::ICmpInst& compare, const llvm::Use& use, const Chain& chain) {
    const bool left = use.getOperandNo() == 0;
    const auto* other = llvm::dyn_cast<llvm::ConstantInt>(compare.getOperand(left ? 1 : 0));
    if (other == nullptr) return false;
    const std::uint64_t c = other->getZExtValue();
    switch (left ? compare.getPredicate() : compare.getSwappedPredicate()) {
      case llvm::CmpInst::ICMP_EQ:
      case llvm::CmpInst::ICMP_NE: observe(*use, chain, Relation::Equal, c); return true;
      case llvm::CmpInst::ICMP_ULT:
      case llvm::CmpInst::ICMP_UGE: observe(*use, chain, Relation::ULess, c); return true;
      case llvm::CmpInst::ICMP_ULE:
      case llvm::CmpInst::ICMP_UGT: observe(*use, chain, Relation::ULessEqual, c); return true;
      case llvm::CmpInst::ICMP_SLT:
      case llvm::CmpInst::ICMP_SGE: observe(*use, chain, Relation::SLess, c); return true;
      case llvm::CmpInst::ICMP_SLE:
      case llvm::CmpInst::ICMP_SGT: observe(*use, chain, Relation::SLessEqual, c); return true;
      default: return false;
    }
  }

  bool operated(llvm::BinaryOperator& operation, const llvm::Use& use, const Chain& chain) {
    const unsigned bits = operation.getType()->getIntegerBitWidth();
    const std::optional<InputStep> step = step_of(operation, use.getOperandNo() == 0 ? 1 : 0, bits);
    if (step) apply(operation, chain, *step);
    return step.has_value();
  }

  bool cast(llvm::Instruction& user, const llvm::Use& use, const Chain& chain) {
    const llvm::Type* type = user.getType();
    if (!type->isIntegerTy() || type->getIntegerBitWidth() > 64) return false;
    const unsigned from = use->getType()->getIntegerBitWidth(), to = type->getIntegerBitWidth();
    const Op op = llvm::isa<llvm::ZExtInst>(user)   ? Op::ZeroExt
                  : llvm::isa<llvm::SExtInst>(user) ? Op::SignExt
                                                    : Op::Truncate;
    if (op == Op::Truncate && !llvm::isa<llvm::TruncInst>(user)) return false;
    apply(user, chain, {op, from, 0, to});
    return true;
  }

  // The value is now in a variable: whoever reads that gets it.
  bool come_to_cell(llvm::Instruction& access, const Chain& chain) {
    const std::vector<llvm::Instruction*>* accesses = cells_.beside(&access);
    if (accesses == nullptr) return false;
    if (!places_.insert({&access, chain}).second) return true;
    for (llvm::Instruction* other : *accesses) {
      if (llvm::isa<llvm::StoreInst>(other)) continue;
      if (llvm::isa<llvm::LoadInst>(other)) {
        come_to(*other, chain);
      } else if (auto* update = llvm::dyn_cast<llvm::AtomicRMWInst>(other)) {
        if (update->getOperation() == llvm::AtomicRMWInst::Xchg)
          come_to(*other, chain);
        else
          other_uses.insert(other);
      } else {
        exchanged(llvm::cast<llvm::AtomicCmpXchgInst>(*other), chain);
      }
    }
    return true;
  }

  void exchanged(llvm::AtomicCmpXchgInst& exchange, const Chain& chain) {
    const auto* expected = llvm::dyn_cast<llvm::ConstantInt>(exchange.getCompareOperand());
    if (expected == nullptr) {
      other_uses.insert(&exchange);
      return;
    }
    observe(*expected, chain, Relation::Equal, expected->getZExtValue());
    for (llvm::User* part : exchange.users()) {
      auto* extract = llvm::dyn_cast<llvm::ExtractValueInst>(part);
      if (extract == nullptr)
        other_uses.insert(llvm::cast<llvm::Instruction>(part));
      else if (extract->getIndices()[0] == 0)
        come_to(*extract, chain);
    }
  }

  bool returned(llvm::ReturnInst& result, const Chain& chain) {
    llvm::Function& function = *result.getFunction();
    for (const llvm::Use& use : function.uses()) {
      const auto* call = llvm::dyn_cast<llvm::CallBase>(use.getUser());
      if (call == nullptr || !call->isCallee(&use) || call->getType() != function.getReturnType())
        return false;
    }
    for (llvm::User* call : function.users()) come_to(*call, chain);
    return true;
  }

  bool called(llvm::CallBase& call, const llvm::Use& use, const Chain& chain) {
    if (llvm::isa<llvm::DbgInfoIntrinsic>(call)) return true;
    const llvm::Function* callee = call.getCalledFunction();
    if (callee == nullptr || !call.isArgOperand(&use)) return false;
    const unsigned number = call.getArgOperandNo(&use);
    const llvm::StringRef name = callee->getName();
    if (!callee->isDeclaration()) {
      if (callee->isVarArg() || number >= callee->arg_size() ||
          callee->getArg(number)->getType() != use->getType())
        return false;
      come_to(const_cast<llvm::Argument&>(*callee->getArg(number)), chain);
      return true;
    }
    if (name == "__VERIFIER_assume" || name == "assume_abort_if_not" || name == "__VERIFIER_assert") {
      observe(*use, chain, Relation::Equal, 0);
      return true;
    }
    // Its result tells how long the number is.
    const bool only_prints = (name == "printf" && number > 0) || (name == "fprintf" && number > 1);
    if (only_prints && call.use_empty()) {
      printed.insert(&call);
      return true;
    }
    return false;
  }

  const Cells& cells_;
  std::set<std::pair<llvm::Value*, Chain>> places_;
  std::vector<std::pair<llvm::Value*, Chain>> pending_;
};

// Of __VERIFIER_nondet_T: the range that is tried of a T that is used for more than comparisons.
InputRange range_of(llvm::StringRef name) {
  name.consume_front(kInputPrefix);
  const bool is_unsigned = name.starts_with("u") || name == "size_t" || name == "sector_t";
  return {is_unsigned ? 0 : kInputsFrom, kInputsTo};
}

class Classifier {
 public:
  explicit Classifier(llvm::Module& module) : module_(module), cells_(module) {}

  void classify(llvm::CallBase& input) {
    const Flow flow(input, cells_);
    if (!flow.complete || number_ >= kMostInputs) return;
    const std::vector<Observation> observations(flow.observations.begin(), flow.observations.end());
    const std::optional<InputRange> range =
        flow.other_uses.empty() ? std::nullopt
                                : std::optional(range_of(input.getCalledFunction()->getName()));
    const std::optional<InputClasses> classes =
        classes_of(input.getType()->getIntegerBitWidth(), observations, range);
    if (!classes) return;
    llvm::Constant* table = table_of(*classes);
    mark(flow.other_uses, "__heddle_uses_input", table);
    mark(flow.printed, "__heddle_prints_input", table);
    give(input, table);
  }

 private:
  llvm::Constant* table_of(const InputClasses& classes) {
    std::vector<std::uint64_t> words = {number_++, classes.enumerated, classes.values.size()};
    words.insert(words.end(), classes.values.begin(), classes.values.end());
    llvm::Constant* content = llvm::ConstantDataArray::get(module_.getContext(), words);
    return new llvm::GlobalVariable(module_, content->getType(), true, llvm::GlobalValue::InternalLinkage,
                                    content, "heddle.inputs");
  }

  void mark(const llvm::SetVector<llvm::Instruction*>& places, const char* with, llvm::Constant* table) {
    const llvm::FunctionCallee marker =
        module_.getOrInsertFunction(with, llvm::Type::getVoidTy(module_.getContext()),
                                    llvm::PointerType::getUnqual(module_.getContext()));
    for (llvm::Instruction* place : places) {
      llvm::IRBuilder<> builder(place);
      builder.CreateCall(marker, {table});
    }
  }

  void give(llvm::CallBase& input, llvm::Constant* table) {
    auto* type = llvm::FunctionType::get(input.getType(), {table->getType()}, false);
    llvm::Value* callee = input.getCalledOperand();
    llvm::IRBuilder<> builder(&input);
    llvm::Value* with_table;
    if (const auto* invoke = llvm::dyn_cast<llvm::InvokeInst>(&input))
      with_table =
          builder.CreateInvoke(type, callee, invoke->getNormalDest(), invoke->getUnwindDest(), {table});
    else
      with_table = builder.CreateCall(type, callee, {table});
    input.replaceAllUsesWith(with_table);
    input.eraseFromParent();
  }

  llvm::Module& module_;
  const Cells cells_;
  std::uint64_t number_ = 0;
};

}  // namespace

void classify_inputs(llvm::Module& module) {
  std::vector<llvm::CallBase*> inputs;
  for (llvm::Function& function : module) {
    const llvm::Type* type = function.getReturnType();
    if (!function.isDeclaration() || !function.getName().starts_with(kInputPrefix) || !type->isIntegerTy() ||
        type->getIntegerBitWidth() < 8 || type->getIntegerBitWidth() > 64)
      continue;
    for (llvm::User* user : function.users())
      if (auto* call = llvm::dyn_cast<llvm::CallBase>(user);
          call != nullptr && call->getCalledOperand() == &function && call->arg_empty())
        inputs.push_back(call);
  }
  if (inputs.empty()) return;
  Classifier classifier(module);
  for (llvm::CallBase* input : inputs) classifier.classify(*input);
}

}  // namespace heddle::native::lower
