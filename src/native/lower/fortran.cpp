#include "native/lower/fortran.h"

#include <llvm/BinaryFormat/Dwarf.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <string>
#include <vector>

#include "native/lower/fortran_task.h"
#include "native/lower/fortran_wait.h"
#include "native/lower/ident.h"

namespace heddle::native::lower {
namespace {

constexpr llvm::StringLiteral kRegion = "..omp_par";
constexpr llvm::StringLiteral kHidden = "__heddle_outlined";  // describe_stack leaves such frames out
constexpr unsigned kNameOperand = 2;                          // of a DISubprogram

bool is_fortran(const llvm::DICompileUnit& unit) {
  switch (unit.getSourceLanguage()) {
    case llvm::dwarf::DW_LANG_Fortran77:
    case llvm::dwarf::DW_LANG_Fortran90:
    case llvm::dwarf::DW_LANG_Fortran95:
    case llvm::dwarf::DW_LANG_Fortran03:
    case llvm::dwarf::DW_LANG_Fortran08: return true;
    default: return false;
  }
}

bool calls(const llvm::CallInst& call, llvm::StringRef name) {
  return call.getCalledFunction() != nullptr && call.getCalledFunction()->getName() == name;
}

// A variable may be a part of a common block.
const llvm::Value* whole(const llvm::Value* pointer) {
  while (const auto* part = llvm::dyn_cast<llvm::GetElementPtrInst>(pointer))
    pointer = part->getPointerOperand();
  return pointer;
}

bool is_threadprivate(const llvm::Value* pointer) {
  const auto* call = llvm::dyn_cast<llvm::CallInst>(whole(pointer));
  return call != nullptr && calls(*call, "__kmpc_threadprivate_cached");
}

// The call that follows on the only way from here, except those that only tell who is asking.
const llvm::CallInst* next_call(const llvm::CallInst& from) {
  constexpr int kMostBlocks = 64;
  const llvm::Instruction* at = from.getNextNode();
  for (int blocks = 0; at != nullptr && blocks < kMostBlocks;) {
    if (const auto* call = llvm::dyn_cast<llvm::CallInst>(at);
        call != nullptr && !calls(*call, "__kmpc_global_thread_num"))
      return call;
    if (!at->isTerminator()) {
      at = at->getNextNode();
      continue;
    }
    const llvm::BasicBlock* next = at->getParent()->getSingleSuccessor();
    at = next == nullptr ? nullptr : &next->front();
    ++blocks;
  }
  return nullptr;
}

// --- variables ---

// flang puts the variables of a construct where the construct is. Those of a fixed size belong to the
// function: a loop around them would make new ones each time, and only variables at the start of a function
// are promoted.
void hoist_variables(llvm::Function& function) {
  llvm::BasicBlock& entry = function.getEntryBlock();
  std::vector<llvm::AllocaInst*> found;
  for (llvm::BasicBlock& block : function) {
    if (&block == &entry) continue;
    for (llvm::Instruction& instruction : block)
      if (auto* variable = llvm::dyn_cast<llvm::AllocaInst>(&instruction);
          variable != nullptr && llvm::isa<llvm::ConstantInt>(variable->getArraySize()))
        found.push_back(variable);
  }
  for (llvm::AllocaInst* variable : found) variable->moveBefore(entry, entry.getFirstInsertionPt());
}

// "alloca i32, i64 1" is a variable to people, and an array of one to LLVM, which then promotes nothing.
void simplify_sizes(llvm::Function& function) {
  for (llvm::BasicBlock& block : function)
    for (llvm::Instruction& instruction : block)
      if (auto* variable = llvm::dyn_cast<llvm::AllocaInst>(&instruction))
        if (const auto* size = llvm::dyn_cast<llvm::ConstantInt>(variable->getArraySize());
            size != nullptr && size->isOne())
          variable->setOperand(0, llvm::ConstantInt::get(llvm::Type::getInt32Ty(function.getContext()), 1));
}

// Blocks are made where the program says ALLOCATE, not somewhere in the runtime: reports name them so.
void allocate_here(llvm::Module& module, const char* name, bool allocatable) {
  llvm::Function* allocate = module.getFunction(name);
  if (allocate == nullptr || !allocate->isDeclaration()) return;
  std::vector<llvm::CallInst*> calls_of;
  for (llvm::User* user : allocate->users())
    if (auto* call = llvm::dyn_cast<llvm::CallInst>(user); call != nullptr && call->arg_size() > 1)
      if (const auto* status = llvm::dyn_cast<llvm::ConstantInt>(call->getArgOperand(1));
          status != nullptr && status->isZero())
        calls_of.push_back(call);
  for (llvm::CallInst* call : calls_of) {
    llvm::IRBuilder<> builder(call);
    llvm::Type *pointer = builder.getPtrTy(), *size = builder.getInt64Ty();
    const auto function = [&](const char* of, llvm::Type* result, std::vector<llvm::Type*> parameters) {
      return module.getOrInsertFunction(of, llvm::FunctionType::get(result, parameters, false));
    };
    llvm::Value* descriptor = call->getArgOperand(0);
    llvm::Value* bytes =
        builder.CreateCall(function("__heddle_fortran_bytes", size, {pointer, builder.getInt1Ty()}),
                           {descriptor, builder.getInt1(allocatable)});
    llvm::Value* block = builder.CreateCall(function("malloc", pointer, {size}), bytes);
    builder.CreateCall(function("__heddle_fortran_allocated", builder.getVoidTy(), {pointer, pointer}),
                       {descriptor, block});
    call->replaceAllUsesWith(llvm::ConstantInt::get(call->getType(), 0));
    call->eraseFromParent();
  }
}

// --- positions ---

// The calls of the runtime have the position of some variable; the construct's own is in their ident_t.
void place_runtime_calls(llvm::Function& function) {
  llvm::DISubprogram* subprogram = function.getSubprogram();
  if (subprogram == nullptr) return;
  for (llvm::BasicBlock& block : function)
    for (llvm::Instruction& instruction : block) {
      auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
      const llvm::Function* callee = call == nullptr ? nullptr : call->getCalledFunction();
      if (callee == nullptr || !callee->getName().starts_with("__kmpc_")) continue;
      if (const auto place = place_in_source(*call))
        call->setDebugLoc(llvm::DILocation::get(function.getContext(), place->line, 0, subprogram));
    }
}

// --- clauses ---

// A barrier stands between a loop and the combination of its reduction, which OpenMP does not ask for
// (2.21.5): what conflicts with the combination would be ordered by it. There is one behind it.
void drop_barriers_before_reductions(llvm::Function& function) {
  std::vector<llvm::CallInst*> surplus;
  for (llvm::BasicBlock& block : function)
    for (llvm::Instruction& instruction : block) {
      auto* barrier = llvm::dyn_cast<llvm::CallInst>(&instruction);
      if (barrier == nullptr || !calls(*barrier, "__kmpc_barrier")) continue;
      const llvm::CallInst* next = next_call(*barrier);
      if (next != nullptr && calls(*next, "__kmpc_reduce")) surplus.push_back(barrier);
    }
  for (llvm::CallInst* barrier : surplus) barrier->eraseFromParent();
}

// copyin: every thread copies the variable of the first one, which copies it onto itself. OpenMP 5.1
// (2.21.6.1) has the others copy.
void guard_copyin(llvm::Function& function) {
  std::vector<std::pair<llvm::StoreInst*, llvm::Value*>> copies;
  for (llvm::BasicBlock& block : function)
    for (llvm::Instruction& instruction : block) {
      auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction);
      if (store == nullptr || !is_threadprivate(store->getPointerOperand())) continue;
      auto* load = llvm::dyn_cast<llvm::LoadInst>(store->getValueOperand());
      if (load == nullptr || load->getDebugLoc() != store->getDebugLoc()) continue;
      const auto* pointer = llvm::dyn_cast<llvm::LoadInst>(whole(load->getPointerOperand()));
      if (pointer == nullptr || pointer->getParent() != &function.getEntryBlock()) continue;
      copies.emplace_back(store, load->getPointerOperand());
    }
  for (const auto& [store, from] : copies) {
    llvm::IRBuilder<> builder(store);
    llvm::Value* others = builder.CreateICmpNE(store->getPointerOperand(), from);
    store->moveBefore(llvm::SplitBlockAndInsertIfThen(others, store->getIterator(), false));
  }
}

// --- names ---

void rename(llvm::Function& function, llvm::StringRef name) {
  if (llvm::DISubprogram* subprogram = function.getSubprogram();
      subprogram != nullptr && subprogram->isDistinct())
    subprogram->replaceOperandWith(kNameOperand, llvm::MDString::get(function.getContext(), name));
}

std::string name_of(const llvm::Module& module, llvm::StringRef symbol) {
  if (symbol == "_QQmain") return "main program";
  const llvm::Function* function = module.getFunction(symbol);
  const llvm::DISubprogram* subprogram = function == nullptr ? nullptr : function->getSubprogram();
  return subprogram == nullptr ? symbol.str() : subprogram->getName().str();
}

struct Construct {
  const char* kind = "region";
  unsigned line = 0;
};
// What the outlined function is the body of.
Construct construct_of(const llvm::Function& outlined) {
  for (const llvm::User* user : outlined.users()) {
    const auto* call = llvm::dyn_cast<llvm::CallInst>(user);
    const llvm::Function* callee = call == nullptr ? nullptr : call->getCalledFunction();
    if (callee == nullptr) continue;
    const auto place = place_in_source(*call);
    const unsigned line = place ? place->line : 0;
    if (callee->getName().starts_with("__kmpc_fork_call")) return {"parallel region", line};
    if (callee->getName() == "__kmpc_fork_teams") return {"teams region", line};
    if (callee->getName() == "__kmpc_omp_task_alloc") return {"task", line};
  }
  return {};
}

void name_functions(llvm::Module& module) {
  for (llvm::Function& function : module) {
    if (function.isDeclaration()) continue;
    const llvm::StringRef name = function.getName();
    if (const std::size_t at = name.find(kRegion); at != llvm::StringRef::npos) {
      const Construct construct = construct_of(function);
      rename(function, name_of(module, name.take_front(at)) + ", " + construct.kind +
                           (construct.line == 0 ? "" : " at line " + std::to_string(construct.line)));
    } else if (name == "_QQmain") {
      rename(function, name_of(module, name));
    } else if (name == "main" || name.starts_with(".omp") || name.starts_with("_omp") ||
               name.contains("_omp_copy") || name.contains("_copy_")) {
      rename(function, kHidden);
    }
  }
}

}  // namespace

bool is_fortran(const llvm::Module& module) {
  for (const llvm::DICompileUnit* unit : module.debug_compile_units())
    if (is_fortran(*unit)) return true;
  return module.getSourceFileName() == "FIRModule";
}

bool is_fortran(const llvm::Function& function) {
  const llvm::DISubprogram* subprogram = function.getSubprogram();
  return subprogram != nullptr && subprogram->getUnit() != nullptr && is_fortran(*subprogram->getUnit());
}

void repair_fortran(llvm::Module& module) {
  for (llvm::Function& function : module) {
    if (function.isDeclaration()) continue;
    place_runtime_calls(function);
    simplify_sizes(function);
    drop_barriers_before_reductions(function);
    guard_copyin(function);
  }
  restore_waits(module);
  repair_tasks(module);
  for (llvm::Function& function : module)
    if (!function.isDeclaration()) hoist_variables(function);
  allocate_here(module, "_FortranAPointerAllocate", false);
  allocate_here(module, "_FortranAAllocatableAllocate", true);
  name_functions(module);
}

void make_threadprivate_local(llvm::Module& module) {
  llvm::Function* cached = module.getFunction("__kmpc_threadprivate_cached");
  if (cached == nullptr || !cached->isDeclaration()) return;
  constexpr unsigned kVariable = 2;
  std::vector<llvm::CallInst*> calls;
  for (llvm::User* user : cached->users())
    if (auto* call = llvm::dyn_cast<llvm::CallInst>(user);
        call != nullptr && call->getCalledOperand() == cached && is_fortran(*call->getFunction()) &&
        llvm::isa<llvm::GlobalVariable>(call->getArgOperand(kVariable)->stripPointerCasts()))
      calls.push_back(call);
  for (llvm::CallInst* call : calls) {
    auto* variable = llvm::cast<llvm::GlobalVariable>(call->getArgOperand(kVariable)->stripPointerCasts());
    if (variable->hasCommonLinkage()) variable->setLinkage(llvm::GlobalValue::InternalLinkage);
    variable->setThreadLocal(true);
    llvm::IRBuilder<> builder(call);
    call->replaceAllUsesWith(builder.CreateThreadLocalAddress(variable));
    call->eraseFromParent();
  }
}

}  // namespace heddle::native::lower
