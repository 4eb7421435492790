// Clang makes the same code for schedule(static) and for no schedule clause; only the source tells them
// apart. A loop without one asks the runtime once for its iterations, with __kmpc_for_static_init, and says
// at its end
// __kmpc_for_static_fini. Before that we put
//
//     if (__heddle_omp_next(&last, &lower, &upper, &stride)) goto just behind __kmpc_for_static_init;
//
// which is correct because what lies between reads the bounds from memory. It must be done before variables
// are promoted: they keep their values from piece to piece. Where the loop counts its iterations in the usual
// way, they are told as they begin (kNextPiece), so that the runtime can give out many at once. Code that was
// optimised already has lost the identity of its variables, and is left as it is.
#include "native/lower/omp_pieces.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <map>
#include <optional>

#include "native/library/omp_schedule.h"
#include "native/lower/ident.h"
#include "native/lower/omp_pragma.h"

namespace heddle::native::lower {
namespace {

constexpr char kInit[] = "__kmpc_for_static_init_", kFini[] = "__kmpc_for_static_fini";
constexpr char kDispatch[] = "__kmpc_dispatch_init_";
constexpr unsigned kLocation = 0, kKind = 2, kLast = 3,
                   kLower = 4;  // arguments of the first and of the third

bool calls(const llvm::CallInst& call, llvm::StringRef prefix) {
  const llvm::Function* callee = call.getCalledFunction();
  return callee != nullptr && callee->getName().starts_with(prefix);
}

std::vector<llvm::CallInst*> calls_in(llvm::Function& function, llvm::StringRef prefix) {
  std::vector<llvm::CallInst*> found;
  for (llvm::BasicBlock& block : function)
    for (llvm::Instruction& instruction : block)
      if (auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction); call != nullptr && calls(*call, prefix))
        found.push_back(call);
  return found;
}

bool is_optimised(const llvm::Function& function) {
  const llvm::DISubprogram* subprogram = function.getSubprogram();
  return subprogram == nullptr || subprogram->getUnit() == nullptr || subprogram->getUnit()->isOptimized();
}

class Opening {
 public:
  Opening(llvm::Module& module, bool has_source) : module_(module), has_source_(has_source) {}

  std::vector<std::string> run() {
    for (llvm::Function& function : module_) {
      if (function.isDeclaration()) continue;
      for (llvm::CallInst* call : calls_in(function, kDispatch)) open_dispatched(*call);
      open_loops(function);
    }
    return notes_;
  }

 private:
  void note(const std::string& text) {
    if (notes_.empty()) notes_.push_back(text);
  }

  // Does the program leave the distribution open? Clause: "schedule" or "dist_schedule".
  bool leaves_open(llvm::CallInst& call, const char* clause) {
    if (!has_source_) {
      note(
          "OpenMP loops without dynamic, guided, auto or runtime are taken as schedule(static): LLVM IR does "
          "not tell "
          "whether the program says so; give the source files to have all distributions checked");
      return false;
    }
    const std::optional<SourcePlace> place = place_in_source(call);
    if (!place) return false;
    return !sources_.has_clause(place->file, place->line, clause);
  }

  static const llvm::ConstantInt* kind_of(const llvm::CallInst& call) {
    return call.arg_size() <= kKind ? nullptr : llvm::dyn_cast<llvm::ConstantInt>(call.getArgOperand(kKind));
  }
  static void mark(llvm::CallInst& call, const llvm::ConstantInt& kind, std::int32_t how = 0) {
    call.setArgOperand(kKind, llvm::ConstantInt::get(kind.getType(), kind.getZExtValue() | kOpenSchedule |
                                                                         static_cast<std::uint64_t>(how)));
  }

  // ordered without a schedule clause
  void open_dispatched(llvm::CallInst& call) {
    const llvm::ConstantInt* kind = kind_of(call);
    if (kind == nullptr || schedule_of(static_cast<std::int32_t>(kind->getZExtValue())) != kOrderedStatic)
      return;
    if (leaves_open(call, "schedule")) mark(call, *kind);
  }

  void open_loops(llvm::Function& function) {
    const std::vector<llvm::CallInst*> inits = calls_in(function, kInit);
    if (inits.empty()) return;
    const bool makes_teams = !calls_in(function, "__kmpc_fork_call").empty();
    std::map<llvm::CallInst*, std::vector<llvm::CallInst*>> ends;
    {
      const llvm::DominatorTree dominators(function);
      for (llvm::CallInst* fini : calls_in(function, kFini))
        if (llvm::CallInst* init = innermost(inits, *fini, dominators)) ends[init].push_back(fini);
    }
    for (llvm::CallInst* init : inits) {
      const llvm::ConstantInt* kind = kind_of(*init);
      if (kind == nullptr || init->arg_size() <= kLast + 3) continue;
      const auto schedule = static_cast<std::int32_t>(kind->getZExtValue());
      // The iterations of a distribute that begins parallel regions are dealt out by those.
      const bool distributes = schedule == kDistribute && !makes_teams;
      if (schedule != kStatic && !distributes) continue;
      if (!leaves_open(*init, distributes ? "dist_schedule" : "schedule")) continue;
      if (is_optimised(function) || ends[init].empty()) {
        note(
            "OpenMP loops without dynamic, guided, auto or runtime are taken as schedule(static), because "
            "the code was "
            "compiled with optimisation; leave that out to have all distributions checked");
        continue;
      }
      mark(*init, *kind, tell_iterations(*init) ? kStepSchedule : 0);
      add_loop(*init, ends[init]);
    }
  }

  static llvm::CallInst* innermost(const std::vector<llvm::CallInst*>& inits, const llvm::CallInst& fini,
                                   const llvm::DominatorTree& dominators) {
    llvm::CallInst* best = nullptr;
    for (llvm::CallInst* init : inits)
      if (dominators.dominates(init, &fini) && (best == nullptr || dominators.dominates(best, init)))
        best = init;
    return best;
  }

  // Clang's loop counts the iterations in a variable of its own, which begins with the lower bound that the
  // runtime gives, and is increased by one at one place.
  static llvm::AllocaInst* counter_of(const llvm::CallInst& init) {
    llvm::AllocaInst* counter = nullptr;
    for (const llvm::User* use : init.getArgOperand(kLower)->users()) {
      const auto* load = llvm::dyn_cast<llvm::LoadInst>(use);
      if (load == nullptr || !load->hasOneUse()) continue;
      const auto* store = llvm::dyn_cast<llvm::StoreInst>(*load->user_begin());
      if (store == nullptr || store->getValueOperand() != load) continue;
      auto* variable =
          const_cast<llvm::AllocaInst*>(llvm::dyn_cast<llvm::AllocaInst>(store->getPointerOperand()));
      if (variable == nullptr || counter != nullptr) return nullptr;
      counter = variable;
    }
    return counter;
  }
  static llvm::StoreInst* increase_of(llvm::AllocaInst& counter) {
    llvm::StoreInst* found = nullptr;
    unsigned stores = 0;
    for (llvm::User* use : counter.users()) {
      if (llvm::isa<llvm::LoadInst>(use)) continue;
      auto* store = llvm::dyn_cast<llvm::StoreInst>(use);
      if (store == nullptr || store->getPointerOperand() != &counter || ++stores > 2) return nullptr;
      const auto* sum = llvm::dyn_cast<llvm::BinaryOperator>(store->getValueOperand());
      if (sum == nullptr || sum->getOpcode() != llvm::Instruction::Add) continue;
      const auto* old = llvm::dyn_cast<llvm::LoadInst>(sum->getOperand(0));
      const auto* one = llvm::dyn_cast<llvm::ConstantInt>(sum->getOperand(1));
      if (old != nullptr && old->getPointerOperand() == &counter && one != nullptr && one->isOne())
        found = store;
    }
    return stores == 2 ? found : nullptr;
  }
  // A call behind the place where the next iteration begins. False: that place is not found.
  bool tell_iterations(const llvm::CallInst& init) {
    llvm::AllocaInst* counter = counter_of(init);
    llvm::StoreInst* increase = counter == nullptr ? nullptr : increase_of(*counter);
    if (increase == nullptr || increase->getNextNode() == nullptr) return false;
    llvm::IRBuilder<> builder(increase->getNextNode());
    builder.SetCurrentDebugLocation(increase->getDebugLoc());
    const llvm::FunctionCallee tell = module_.getOrInsertFunction(
        kNextPiece, llvm::FunctionType::get(builder.getVoidTy(), {builder.getInt64Ty()}, false));
    builder.CreateCall(tell, {builder.CreateZExtOrTrunc(increase->getValueOperand(), builder.getInt64Ty())});
    return true;
  }

  void add_loop(llvm::CallInst& init, const std::vector<llvm::CallInst*>& finis) {
    llvm::LLVMContext& context = module_.getContext();
    const bool wide = init.getCalledFunction()->getName().drop_front(sizeof kInit - 1).starts_with("8");
    llvm::Type* pointer = llvm::PointerType::getUnqual(context);
    const llvm::FunctionCallee next =
        module_.getOrInsertFunction(wide ? "__heddle_omp_next_8" : "__heddle_omp_next_4",
                                    llvm::FunctionType::get(llvm::Type::getInt32Ty(context),
                                                            {pointer, pointer, pointer, pointer}, false));
    llvm::BasicBlock* again = llvm::SplitBlock(init.getParent(), init.getNextNode());
    for (llvm::CallInst* fini : finis) {
      llvm::BasicBlock* before = fini->getParent();
      llvm::BasicBlock* done = llvm::SplitBlock(before, fini);
      before->getTerminator()->eraseFromParent();
      llvm::IRBuilder<> builder(before);
      builder.SetCurrentDebugLocation(fini->getDebugLoc());
      std::vector<llvm::Value*> args;
      for (unsigned i = 0; i < 4; ++i) args.push_back(init.getArgOperand(kLast + i));
      llvm::Value* more = builder.CreateCall(next, args);
      builder.CreateCondBr(builder.CreateICmpNE(more, builder.getInt32(0)), again, done);
    }
  }

  llvm::Module& module_;
  bool has_source_;
  Sources sources_;
  std::vector<std::string> notes_;
};

}  // namespace

std::vector<std::string> open_worksharing_loops(llvm::Module& module, bool has_source) {
  return Opening(module, has_source).run();
}

}  // namespace heddle::native::lower
