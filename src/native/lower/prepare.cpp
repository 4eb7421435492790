#include "native/lower/prepare.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/PassManager.h>
#include <llvm/IR/ReplaceConstant.h>
#include <llvm/IR/ValueHandle.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Transforms/IPO/FunctionAttrs.h>
#include <llvm/Transforms/Scalar/SROA.h>
#include <llvm/Transforms/Utils/Mem2Reg.h>
#include <llvm/Transforms/Utils/PromoteMemToReg.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "native/code/code.h"
#include "native/lower/atomic_loops.h"
#include "native/lower/fortran.h"
#include "native/lower/fortran_descriptors.h"
#include "native/lower/inputs.h"
#include "native/lower/omp_printed.h"
#include "native/lower/omp_reductions.h"
#include "native/lower/read.h"
#include "native/lower/relative_tables.h"
#include "native/lower/replaced_operators.h"
#include "native/lower/scopes.h"
#include "native/lower/simd_loops.h"
#include "native/lower/unwritten.h"
#include "native/lower/verifier_conventions.h"

namespace heddle::native::lower {
namespace {

// The declared function `name`; nullptr if nobody asks for it.
llvm::Function* to_define(llvm::Module& module, const char* name) {
  llvm::Function* function = module.getFunction(name);
  if (function == nullptr || !function->isDeclaration()) return nullptr;
  function->addFnAttr(kLibraryAttribute);
  return function;
}

// --- __heddle_main: calls main as it was defined ---

llvm::Value* converted(llvm::IRBuilder<>& builder, llvm::Value* value, llvm::Type* type) {
  if (value->getType() == type) return value;
  if (value->getType()->isIntegerTy() && type->isIntegerTy()) return builder.CreateSExtOrTrunc(value, type);
  return llvm::Constant::getNullValue(type);
}

void define_main(llvm::Module& module) {
  llvm::Function* function = to_define(module, "__heddle_main");
  llvm::Function* main = module.getFunction("main");
  if (function == nullptr || main == nullptr) return;
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(module.getContext(), "", function));
  std::vector<llvm::Value*> args;
  for (unsigned i = 0; i < main->arg_size(); ++i) {
    llvm::Type* type = main->getArg(i)->getType();
    args.push_back(i < function->arg_size() ? converted(builder, function->getArg(i), type)
                                            : llvm::Constant::getNullValue(type));
  }
  llvm::Value* result = builder.CreateCall(main, args);
  builder.CreateRet(main->getReturnType()->isVoidTy()
                        ? builder.getInt32(0)
                        : converted(builder, result, function->getReturnType()));
}

// --- constructors and destructors ---

using Prioritised = std::vector<std::pair<std::uint64_t, llvm::Function*>>;

// llvm.global_ctors or llvm.global_dtors: { i32 priority, ptr function, ptr data }, lowest priority first.
Prioritised list_of(llvm::Module& module, const char* name) {
  Prioritised list;
  const llvm::GlobalVariable* variable = module.getNamedGlobal(name);
  if (variable == nullptr || !variable->hasInitializer()) return list;
  const auto* array = llvm::dyn_cast<llvm::ConstantArray>(variable->getInitializer());
  if (array == nullptr) return list;
  for (const llvm::Use& use : array->operands()) {
    const auto* entry = llvm::dyn_cast<llvm::ConstantStruct>(use.get());
    if (entry == nullptr || entry->getNumOperands() < 2) continue;
    const auto* priority = llvm::dyn_cast<llvm::ConstantInt>(entry->getOperand(0));
    auto* function = llvm::dyn_cast<llvm::Function>(entry->getOperand(1)->stripPointerCastsAndAliases());
    if (priority != nullptr && function != nullptr) list.emplace_back(priority->getZExtValue(), function);
  }
  std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  return list;
}

void define_calls(llvm::Module& module, const char* name, const Prioritised& list) {
  llvm::Function* function = to_define(module, name);
  if (function == nullptr) return;
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(module.getContext(), "", function));
  for (const auto& [priority, callee] : list) {
    std::vector<llvm::Value*> args;
    for (const llvm::Argument& arg : callee->args())
      args.push_back(llvm::Constant::getNullValue(arg.getType()));
    builder.CreateCall(callee, args);
  }
  builder.CreateRetVoid();
}

// --- promotion ---

bool is_local(const llvm::Value* pointer) {
  return llvm::isa<llvm::AllocaInst>(llvm::getUnderlyingObject(pointer, 0));
}

void set_volatile(llvm::Instruction& instruction, bool is_volatile) {
  if (auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) load->setVolatile(is_volatile);
  if (auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) store->setVolatile(is_volatile);
  if (auto* memory = llvm::dyn_cast<llvm::MemIntrinsic>(&instruction))
    memory->setVolatile(llvm::ConstantInt::getBool(memory->getContext(), is_volatile));
}

bool is_plain_access(const llvm::Instruction& instruction) {
  return llvm::isa<llvm::LoadInst, llvm::StoreInst, llvm::MemIntrinsic>(instruction);
}

bool touches_only_locals(const llvm::Instruction& instruction) {
  if (const auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction))
    return is_local(load->getPointerOperand());
  if (const auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction))
    return is_local(store->getPointerOperand());
  const auto* memory = llvm::cast<llvm::MemIntrinsic>(&instruction);
  const auto* transfer = llvm::dyn_cast<llvm::MemTransferInst>(memory);
  return is_local(memory->getRawDest()) && (transfer == nullptr || is_local(transfer->getRawSource()));
}

bool has_volatile_access(const llvm::Function& function) {
  for (const llvm::BasicBlock& block : function)
    for (const llvm::Instruction& instruction : block)
      if (is_plain_access(instruction) && instruction.isVolatile()) return true;
  return false;
}

// SROA removes loads whose result turns out to be unused, splits copies of structures and drops the parts
// that nobody reads, and loads from both sides of a select. All of that is fine for local variables and wrong
// for memory that others see. For its time everything else is volatile, which it keeps.
class VolatileForNow {
 public:
  explicit VolatileForNow(llvm::Function& function) {
    for (llvm::BasicBlock& block : function) {
      for (llvm::Instruction& instruction : block) {
        if (!is_plain_access(instruction) || instruction.isVolatile() || touches_only_locals(instruction))
          continue;
        set_volatile(instruction, true);
        made_.emplace_back(&instruction);
      }
    }
  }
  ~VolatileForNow() {
    for (const llvm::WeakVH& handle : made_)
      if (llvm::Value* value = handle) set_volatile(*llvm::cast<llvm::Instruction>(value), false);
  }
  VolatileForNow(const VolatileForNow&) = delete;
  VolatileForNow& operator=(const VolatileForNow&) = delete;

 private:
  std::vector<llvm::WeakVH> made_;
};

void promote_once(llvm::Function& function, llvm::FunctionAnalysisManager& analyses) {
  const VolatileForNow others(function);
  llvm::FunctionPassManager passes;
  passes.addPass(llvm::SROAPass(llvm::SROAOptions::PreserveCFG));
  passes.addPass(llvm::PromotePass());
  analyses.invalidate(function, passes.run(function, analyses));
}

// What was copied between local and other memory has been split into accesses that are still volatile, also
// on the local side. A second time these variables can go, too; not in functions with volatile variables of
// their own, which must stay (setjmp).
void promote(llvm::Function& function, llvm::FunctionAnalysisManager& analyses) {
  const bool has_volatile = has_volatile_access(function);
  promote_once(function, analyses);
  if (has_volatile || !has_volatile_access(function)) return;
  for (llvm::BasicBlock& block : function)
    for (llvm::Instruction& instruction : block)
      if (is_plain_access(instruction)) set_volatile(instruction, false);
  promote_once(function, analyses);
}

// A variable that no machine has room for must not vanish only because few of its bytes are used.
bool has_boundless_variable(const llvm::Function& function) {
  const llvm::DataLayout& layout = function.getParent()->getDataLayout();
  return llvm::any_of(function.getEntryBlock(), [&](const llvm::Instruction& instruction) {
    const auto* variable = llvm::dyn_cast<llvm::AllocaInst>(&instruction);
    if (variable == nullptr) return false;
    const std::optional<llvm::TypeSize> size = variable->getAllocationSize(layout);
    return size && size->getKnownMinValue() > kLargestObject;
  });
}

// Where Clang keeps what a function will return. A function may end without a return statement as long as its
// caller does not use the result (C11 6.9.1p12): reading this variable is then no read of the program's.
bool is_result(const llvm::AllocaInst& variable) {
  if (!llvm::isAllocaPromotable(&variable)) return false;
  auto* value = const_cast<llvm::AllocaInst*>(&variable);
  if (!llvm::findDbgDeclares(value).empty() || !llvm::findDVRDeclares(value).empty()) return false;
  return llvm::all_of(variable.users(), [](const llvm::User* user) {
    return llvm::isa<llvm::StoreInst>(user) || llvm::all_of(user->users(), [](const llvm::User* of_load) {
             return llvm::isa<llvm::ReturnInst>(of_load);
           });
  });
}

void promote_result(llvm::Function& function) {
  std::vector<llvm::AllocaInst*> results;
  for (llvm::Instruction& instruction : function.getEntryBlock())
    if (auto* variable = llvm::dyn_cast<llvm::AllocaInst>(&instruction);
        variable != nullptr && is_result(*variable))
      results.push_back(variable);
  if (results.empty()) return;
  llvm::DominatorTree dominators(function);
  llvm::PromoteMemToReg(results, dominators);
}

// What a function does is only believed of one that cannot be replaced by another at link time; nothing can
// any more.
void make_internal(llvm::Module& module) {
  for (llvm::GlobalObject& object : module.global_objects()) {
    if (object.isDeclaration() || object.hasAppendingLinkage() || object.getName().starts_with("llvm."))
      continue;
    object.setComdat(nullptr);
    object.setLinkage(llvm::GlobalValue::InternalLinkage);
    object.setVisibility(llvm::GlobalValue::DefaultVisibility);
  }
}

// The address of a thread-local variable is no constant for us.
void compute_thread_local_addresses(llvm::Module& module) {
  std::vector<llvm::Constant*> variables;
  for (llvm::GlobalVariable& variable : module.globals())
    if (variable.isThreadLocal()) variables.push_back(&variable);
  if (!variables.empty()) llvm::convertUsersOfConstantsToInstructions(variables);
}

bool is_users_own(const llvm::Function& function) {
  if (function.hasFnAttribute(kLibraryAttribute) || function.hasFnAttribute(llvm::Attribute::AlwaysInline))
    return false;
  const llvm::DISubprogram* subprogram = function.getSubprogram();
  return subprogram == nullptr || !subprogram->getFilename().starts_with("/usr/");
}

}  // namespace

std::vector<std::string> prepare(llvm::Module& module, Locals locals) {
  apply_verifier_conventions(module);
  drop_atomic_reductions(module);
  forward_to_replaced_operators(module);
  define_main(module);
  define_calls(module, "__heddle_constructors", list_of(module, "llvm.global_ctors"));
  Prioritised destructors = list_of(module, "llvm.global_dtors");
  std::reverse(destructors.begin(), destructors.end());
  define_calls(module, "__heddle_destructors", destructors);
  restore_pointer_tables(module);
  make_internal(module);
  make_threadprivate_local(module);
  compute_thread_local_addresses(module);

  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  bool optimised = false;
  std::vector<llvm::Function*> plain;  // as the user wrote them
  for (llvm::Function& function : module) {
    if (function.isDeclaration()) continue;
    const bool is_users = is_users_own(function);
    const bool is_plain = is_users && function.hasOptNone();
    if (drop_unreliable_scopes(function)) optimised |= is_users;
    function.removeFnAttr(llvm::Attribute::OptimizeNone);
    // After a longjmp variables have their last values, as they would have in memory.
    if (locals == Locals::Promote && !function.callsFunctionThatReturnsTwice() &&
        !has_boundless_variable(function)) {
      if (is_plain) begin_unwritten(function);
      if (is_plain) plain.push_back(&function);
      KeptInMemory kept(function);
      promote(function, functions);
      if (kept.release()) promote(function, functions);
    }
    if (locals == Locals::Promote && is_fortran(function)) simplify_descriptors(function);
    if (locals == Locals::Keep) promote_result(function);
  }
  mark_simd_loops(module);
  mark_printed_thread_numbers(module);
  classify_inputs(module);
  mark_commuting_loops(module);
  for (llvm::Function* function : plain) watch_unwritten(*function);
  functions.clear();
  llvm::ModulePassManager attributes;
  attributes.addPass(llvm::createModuleToPostOrderCGSCCPassAdaptor(llvm::PostOrderFunctionAttrsPass()));
  attributes.run(module, modules);
  if (!optimised) return {};
  return {
      "in optimised code a variable lives as long as its function runs: uses after its scope are not found"};
}

}  // namespace heddle::native::lower
