#include "native/lower/scopes.h"

#include <llvm/ADT/DepthFirstIterator.h>
#include <llvm/ADT/STLExtras.h>
#include <llvm/Analysis/CaptureTracking.h>
#include <llvm/Analysis/StackLifetime.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

#include <utility>
#include <vector>

namespace heddle::native::lower {
namespace {

constexpr char kKeep[] = "__heddle_keep";

const llvm::IntrinsicInst* as_marker(const llvm::Value* value) {
  const auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(value);
  return call != nullptr && call->isLifetimeStartOrEnd() ? call : nullptr;
}

bool is_start(const llvm::IntrinsicInst& marker) {
  return marker.getIntrinsicID() == llvm::Intrinsic::lifetime_start;
}

bool is_keep(const llvm::Instruction& instruction) {
  const auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
  return call != nullptr && call->getCalledFunction() != nullptr &&
         call->getCalledFunction()->getName() == kKeep;
}

// The instructions that use the variable, by whatever address of it; false: they cannot be told, since its
// address goes where values from elsewhere meet it.
bool find_uses(const llvm::Value& address, std::vector<const llvm::Instruction*>& uses) {
  for (const llvm::User* user : address.users()) {
    const auto* instruction = llvm::dyn_cast<llvm::Instruction>(user);
    if (instruction == nullptr) return false;
    if (as_marker(instruction) != nullptr || is_keep(*instruction)) continue;
    if (llvm::isa<llvm::GetElementPtrInst, llvm::BitCastInst>(instruction)) {
      if (!find_uses(*instruction, uses)) return false;
      continue;
    }
    const bool calls = llvm::isa<llvm::CallBase>(instruction);
    if (instruction->getType()->isPtrOrPtrVectorTy() && (calls || !llvm::isa<llvm::LoadInst>(instruction)))
      return false;
    uses.push_back(instruction);
  }
  return true;
}

bool has_one_start(const llvm::AllocaInst& variable) {
  return llvm::count_if(variable.users(), [](const llvm::User* user) {
           const llvm::IntrinsicInst* marker = as_marker(user);
           return marker != nullptr && is_start(*marker);
         }) == 1;
}

std::vector<const llvm::AllocaInst*> variables_with_scope(const llvm::Function& function) {
  std::vector<const llvm::AllocaInst*> variables;
  for (const llvm::Instruction& instruction : function.getEntryBlock()) {
    const auto* variable = llvm::dyn_cast<llvm::AllocaInst>(&instruction);
    if (variable != nullptr && llvm::any_of(variable->users(), [](const llvm::User* user) {
          const llvm::IntrinsicInst* marker = as_marker(user);
          return marker != nullptr && is_start(*marker);
        }))
      variables.push_back(variable);
  }
  return variables;
}

class Lives {
 public:
  Lives(const llvm::Function& function, const std::vector<const llvm::AllocaInst*>& variables)
      : lives_(function, variables, llvm::StackLifetime::LivenessType::Must) {
    lives_.run();
    for ([[maybe_unused]] const llvm::BasicBlock* block : llvm::depth_first_ext(&function, reachable_))
      continue;
  }

  // Whatever uses the variable does so in its scope. With one start, which comes before each of these uses,
  // none of them can mean the variable of an earlier time.
  bool contain_all_uses(const llvm::AllocaInst& variable) const {
    std::vector<const llvm::Instruction*> uses;
    if (!has_one_start(variable) || !find_uses(variable, uses)) return false;
    return llvm::all_of(uses, [&](const llvm::Instruction* use) {
      return !reachable_.contains(use->getParent()) || lives_.isAliveAfter(&variable, use);
    });
  }

 private:
  llvm::StackLifetime lives_;
  llvm::df_iterator_default_set<const llvm::BasicBlock*> reachable_;
};

bool is_address_stored(const llvm::Value& address) {
  return llvm::any_of(address.uses(), [&](const llvm::Use& use) {
    if (const auto* store = llvm::dyn_cast<llvm::StoreInst>(use.getUser()))
      return store->getValueOperand() == use.get();
    if (llvm::isa<llvm::GetElementPtrInst, llvm::BitCastInst>(use.getUser()))
      return is_address_stored(*use.getUser());
    return llvm::isa<llvm::PHINode, llvm::SelectInst>(use.getUser());
  });
}

}  // namespace

const llvm::AllocaInst* variable_of(const llvm::IntrinsicInst& marker) {
  return llvm::dyn_cast<llvm::AllocaInst>(marker.getArgOperand(1));
}

bool drop_unreliable_scopes(llvm::Function& function) {
  const bool optimised = !function.hasOptNone();
  const bool drops_all = optimised || function.callsFunctionThatReturnsTwice();
  std::vector<llvm::IntrinsicInst*> dropped;
  for (llvm::BasicBlock& block : function) {
    for (llvm::Instruction& instruction : block) {
      const llvm::IntrinsicInst* marker = as_marker(&instruction);
      if (marker == nullptr) continue;
      const llvm::AllocaInst* variable = variable_of(*marker);
      if (drops_all || variable == nullptr || !variable->isStaticAlloca())
        dropped.push_back(llvm::cast<llvm::IntrinsicInst>(&instruction));
    }
  }
  for (llvm::IntrinsicInst* marker : dropped) marker->eraseFromParent();
  return optimised && !dropped.empty();
}

Scopes::Scopes(const llvm::Function& function) {
  const std::vector<const llvm::AllocaInst*> variables = variables_with_scope(function);
  if (variables.empty()) return;
  const Lives lives(function, variables);
  for (const llvm::AllocaInst* variable : variables)
    scoped_[variable] =
        !llvm::PointerMayBeCaptured(variable, true, true) && lives.contain_all_uses(*variable);
}

KeptInMemory::KeptInMemory(llvm::Function& function) {
  const std::vector<const llvm::AllocaInst*> variables = variables_with_scope(function);
  for (const llvm::AllocaInst* variable : variables) {
    if (!is_address_stored(*variable)) continue;
    auto* value = const_cast<llvm::AllocaInst*>(variable);
    llvm::IRBuilder<> builder(value->getNextNode());
    const llvm::FunctionCallee keep =
        function.getParent()->getOrInsertFunction(kKeep, builder.getVoidTy(), builder.getPtrTy());
    keeps_.push_back(builder.CreateCall(keep, {value}));
  }
}

KeptInMemory::~KeptInMemory() {
  for (llvm::CallInst* keep : keeps_) keep->eraseFromParent();
}

bool KeptInMemory::release() {
  if (keeps_.empty()) return false;
  std::vector<const llvm::AllocaInst*> variables;
  for (const llvm::CallInst* keep : keeps_)
    variables.push_back(llvm::cast<llvm::AllocaInst>(keep->getArgOperand(0)));
  std::vector<llvm::CallInst*> stay;
  {
    const Lives lives(*keeps_[0]->getFunction(), variables);
    for (llvm::CallInst* keep : keeps_) {
      const auto* variable = llvm::cast<llvm::AllocaInst>(keep->getArgOperand(0));
      if (!lives.contain_all_uses(*variable)) stay.push_back(keep);
    }
  }
  const bool some = stay.size() != keeps_.size();
  for (llvm::CallInst* keep : keeps_)
    if (llvm::find(stay, keep) == stay.end()) keep->eraseFromParent();
  keeps_ = std::move(stay);
  return some;
}

bool Scopes::ends_with_frame(const llvm::IntrinsicInst& end) {
  constexpr unsigned kFarthest = 64;  // instructions
  const llvm::Instruction* at = &end;
  for (unsigned i = 0; i < kFarthest; ++i) {
    if (llvm::isa<llvm::ReturnInst>(at)) return true;
    if (const auto* branch = llvm::dyn_cast<llvm::BranchInst>(at)) {
      if (branch->isConditional()) return false;
      at = branch->getSuccessor(0)->getFirstNonPHIOrDbg();
      continue;
    }
    if (as_marker(at) == nullptr && !at->isDebugOrPseudoInst()) return false;
    at = at->getNextNode();
  }
  return false;
}

}  // namespace heddle::native::lower
