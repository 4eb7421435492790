// libstdc++'s header code is run as it is, but every atomic operation in it is a scheduling point, and some
// of its algorithms have many that no program can tell apart: states multiply. Here those are replaced, by
// the names of their functions. A version of libstdc++ that has no function of such a name keeps its own
// code: that is as right, and takes longer.
//
// Why each replacement shows and hides nothing:
// - _M_release looks at both counts, then decrements one, then the other. Which of two threads drops the last
//   reference is decided by the first decrement alone: one step. If there is no std::weak_ptr at that moment,
//   there will never be another, and nobody else can find the block.
// - _M_add_ref_copy: whoever copies a reference has one, so the count is positive before and after: nobody
//   can tell when it grew, except by use_count() and unique(). A program that calls those keeps the step.
// - _M_weak_add_ref: the same; who makes a weak reference has one of either kind, and while there is one, the
//   block stays.
// - unique(), of the states of futures only, is asked before a promise that was not kept is said to be
//   broken. If the answer is out of date, then because nobody is left who could be told.
// - _M_load_and_test announces that it waits for a future, waits, and looks again. One wait for the value is
//   the same: the one who sets the value always wakes everybody.
// - _State_baseV2: a future is set by an exchange in release order. What that reads, whether somebody waits,
//   is nobody's business: acquiring as well says so, and leaves the cheaper race detector in use.
// - Waiter pools: std::atomic::wait counts who waits so that notify need not ask the system in vain. Here
//   notify always asks. Before it waits it looks 16 times; here once.
// - _Sp_atomic: std::atomic<std::shared_ptr>::load gives its lock back in relaxed order, which makes its
//   reads race with the next store by the letter of the standard, and no user can help it. Here it releases.
#include "native/lower/library_steps.h"

#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>

#include <string>
#include <vector>

#include "native/lower/read.h"

namespace heddle::native::lower {
namespace {

enum class Instead : std::uint8_t { Nothing, True, Step };

struct Replacement {
  const char* function;
  Instead instead = Instead::Step;
  const char* step = nullptr;
};

#define HEDDLE_COUNTED "_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE"
#define HEDDLE_POOL "St8__detail18__waiter_pool_base"
constexpr Replacement kReplacements[] = {
    {HEDDLE_COUNTED "10_M_releaseEv", Instead::Step, "__heddle_step_release_reference"},
    {HEDDLE_COUNTED "15_M_weak_add_refEv", Instead::Step, "__heddle_step_add_weak_reference"},
    {"_ZNSt23__atomic_futex_unsignedILj2147483648EE16_M_load_and_testEjjbSt12memory_order", Instead::Step,
     "__heddle_step_await_future"},
    {"_ZN" HEDDLE_POOL "13_M_enter_waitEv", Instead::Nothing},
    {"_ZN" HEDDLE_POOL "13_M_leave_waitEv", Instead::Nothing},
    {"_ZNK" HEDDLE_POOL "10_M_waitingEv", Instead::True},
};
constexpr Replacement kUncounted = {HEDDLE_COUNTED "15_M_add_ref_copyEv", Instead::Step,
                                    "__heddle_step_add_reference"};
#undef HEDDLE_COUNTED
#undef HEDDLE_POOL

bool begins(const llvm::Function& function, std::string_view prefix) {
  return function.getName().starts_with(llvm::StringRef(prefix.data(), prefix.size()));
}

bool is_unique_of_future(const llvm::Function& function) {
  return begins(function, "_ZNKSt12__shared_ptrINSt13__future_base") &&
         function.getName().ends_with("6uniqueEv");
}

// use_count() of shared and weak pointers, unique(): by whoever is no future.
bool looks_at_count(const llvm::Function& function) {
  const llvm::StringRef name = function.getName();
  const bool pointer = begins(function, "_ZNKSt12__shared_ptrI") || begins(function, "_ZNKSt10__weak_ptrI");
  return pointer && !begins(function, "_ZNKSt12__shared_ptrINSt13__future_base") &&
         (name.ends_with("9use_countEv") || name.ends_with("6uniqueEv"));
}

// The function's new body: a call of `step`, or a constant. Its type stays.
void replace(llvm::Function& function, const Replacement& by) {
  const llvm::GlobalValue::LinkageTypes linkage = function.getLinkage();
  llvm::DISubprogram* described = function.getSubprogram();
  function.deleteBody();
  function.setLinkage(linkage);
  function.setSubprogram(described);
  function.addFnAttr(kLibraryAttribute);
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(function.getContext(), "", &function));
  if (described != nullptr)
    builder.SetCurrentDebugLocation(
        llvm::DILocation::get(function.getContext(), described->getLine(), 0, described));
  llvm::Type* result = function.getReturnType();
  if (by.instead == Instead::Step) {
    std::vector<llvm::Value*> args;
    for (llvm::Argument& arg : function.args()) args.push_back(&arg);
    const auto step = function.getParent()->getOrInsertFunction(by.step, function.getFunctionType());
    llvm::Value* value = builder.CreateCall(step, args);
    result->isVoidTy() ? builder.CreateRetVoid() : builder.CreateRet(value);
  } else {
    result->isVoidTy() ? builder.CreateRetVoid() : builder.CreateRet(llvm::ConstantInt::get(result, 1));
  }
}

void replace_defined(llvm::Module& program, const Replacement& by) {
  llvm::Function* function = program.getFunction(by.function);
  if (function != nullptr && !function->isDeclaration()) replace(*function, by);
}

// __atomic_spin(): for (auto i = 0; i < 16; ++i) { if (predicate()) return true; ... }
void look_once(llvm::Function& spin) {
  constexpr std::uint64_t kLibrarysLooks = 16;
  for (llvm::Instruction& instruction : llvm::instructions(spin)) {
    auto* compare = llvm::dyn_cast<llvm::ICmpInst>(&instruction);
    if (compare == nullptr) continue;
    const auto* looks = llvm::dyn_cast<llvm::ConstantInt>(compare->getOperand(1));
    if (looks != nullptr && looks->equalsInt(kLibrarysLooks))
      compare->setOperand(1, llvm::ConstantInt::get(looks->getType(), 1));
  }
}

// void unlock(memory_order order) const
void unlock_in_order(llvm::Function& unlock) {
  constexpr int kRelaxed = 0, kRelease = 3;
  if (unlock.arg_size() != 2 || !unlock.getArg(1)->getType()->isIntegerTy(32)) return;
  llvm::Argument* order = unlock.getArg(1);
  llvm::IRBuilder<> builder(&*unlock.getEntryBlock().getFirstInsertionPt());
  llvm::Value* is_relaxed = builder.CreateICmpEQ(order, builder.getInt32(kRelaxed));
  llvm::Value* at_least = builder.CreateSelect(is_relaxed, builder.getInt32(kRelease), order);
  order->replaceUsesWithIf(at_least, [&](const llvm::Use& use) {
    return use.getUser() != is_relaxed && use.getUser() != at_least;
  });
}

void acquire_too(llvm::Function& function) {
  for (llvm::Instruction& instruction : llvm::instructions(function))
    if (auto* update = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction);
        update != nullptr && update->getOrdering() == llvm::AtomicOrdering::Release)
      update->setOrdering(llvm::AtomicOrdering::AcquireRelease);
}

bool is_unlock(const llvm::Function& function) {
  return begins(function, "_ZNKSt10_Sp_atomicI") &&
         function.getName().ends_with("13_Atomic_count6unlockESt12memory_order");
}

}  // namespace

void shorten_library_steps(llvm::Module& program) {
  bool counts = false;
  for (llvm::Function& function : program) {
    if (function.isDeclaration()) continue;
    counts |= looks_at_count(function);
    if (is_unique_of_future(function))
      replace(function, {"", Instead::Step, "__heddle_step_is_only_reference"});
    if (begins(function, "_ZNSt8__detail13__atomic_spinI")) look_once(function);
    if (begins(function, "_ZNSt13__future_base13_State_baseV2")) acquire_too(function);
    if (is_unlock(function)) unlock_in_order(function);
  }
  for (const Replacement& replacement : kReplacements) replace_defined(program, replacement);
  if (!counts) replace_defined(program, kUncounted);
}

}  // namespace heddle::native::lower
