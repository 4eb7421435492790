#include "native/lower/fortran_task.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "native/lower/fortran_directive.h"
#include "native/lower/ident.h"

namespace heddle::native::lower {
namespace {

constexpr llvm::StringLiteral kMake = "__kmpc_omp_task_alloc";
constexpr llvm::StringLiteral kThreadprivate = "__kmpc_threadprivate_cached";
constexpr unsigned kSharedsSize = 4, kEntry = 5;  // arguments of the first

bool calls(const llvm::Value* value, llvm::StringRef name) {
  const auto* call = llvm::dyn_cast<llvm::CallInst>(value);
  return call != nullptr && call->getCalledFunction() != nullptr &&
         call->getCalledFunction()->getName() == name;
}

// What a task is given: a copy of a structure that the maker fills with addresses, one after the other.
class Task {
 public:
  explicit Task(llvm::CallInst& make)
      : make_(make), body_(*llvm::cast<llvm::Function>(make.getArgOperand(kEntry)->stripPointerCasts())) {
    find_copy();
    find_shareds();
  }
  llvm::Function& body() const { return body_; }
  llvm::CallInst& make() const { return make_; }

  // The value that the maker puts where this load of the body finds it; null if that is not clear.
  llvm::Value* captured(const llvm::LoadInst& load) const {
    if (shareds_ == nullptr || given_ == nullptr) return nullptr;
    const std::optional<std::uint64_t> at = offset_from(load.getPointerOperand(), shareds_);
    if (!at) return nullptr;
    for (llvm::User* user : given_->users()) {
      if (auto* store = llvm::dyn_cast<llvm::StoreInst>(user); store != nullptr && *at == 0) {
        if (store->getPointerOperand() == given_) return store->getValueOperand();
      }
      auto* field = llvm::dyn_cast<llvm::GetElementPtrInst>(user);
      if (field == nullptr || offset_from(field, given_) != at) continue;
      for (llvm::User* of_field : field->users())
        if (auto* store = llvm::dyn_cast<llvm::StoreInst>(of_field);
            store != nullptr && store->getPointerOperand() == field)
          return store->getValueOperand();
    }
    return nullptr;
  }

  // Room for a value in the task's own copy, filled by the maker from `original`: its address in the body, or
  // null.
  llvm::Value* keep(llvm::Type* type, llvm::Value* original) {
    auto* size = llvm::dyn_cast<llvm::ConstantInt>(make_.getArgOperand(kSharedsSize));
    if (shareds_ == nullptr || copy_ == nullptr || size == nullptr) return nullptr;
    constexpr std::uint64_t kAlign = 16;
    const std::uint64_t at = (size->getZExtValue() + kAlign - 1) & ~(kAlign - 1);
    const std::uint64_t bytes = body_.getDataLayout().getTypeStoreSize(type);
    make_.setArgOperand(kSharedsSize, llvm::ConstantInt::get(size->getType(), at + bytes));
    llvm::IRBuilder<> maker(copy_->getNextNode());
    maker.SetCurrentDebugLocation(make_.getDebugLoc());
    llvm::Value* value = maker.CreateLoad(type, original);
    maker.CreateStore(value, maker.CreateConstGEP1_64(maker.getInt8Ty(), copy_->getRawDest(), at));
    llvm::IRBuilder<> inside(shareds_->getNextNode());
    return inside.CreateConstGEP1_64(inside.getInt8Ty(), shareds_, at);
  }

 private:
  // "load ptr, task; memcpy(it, structure, size)"
  void find_copy() {
    for (llvm::User* user : make_.users()) {
      auto* load = llvm::dyn_cast<llvm::LoadInst>(user);
      if (load == nullptr) continue;
      for (llvm::User* of_load : load->users())
        if (auto* copy = llvm::dyn_cast<llvm::MemCpyInst>(of_load);
            copy != nullptr && copy->getRawDest() == load) {
          copy_ = copy;
          given_ = copy->getRawSource();
        }
    }
  }
  // The first thing that the body reads.
  void find_shareds() {
    if (body_.arg_size() < 2 || body_.isDeclaration()) return;
    for (llvm::User* user : body_.getArg(1)->users())
      if (auto* load = llvm::dyn_cast<llvm::LoadInst>(user);
          load != nullptr && load->getType()->isPointerTy())
        shareds_ = load;
  }

  std::optional<std::uint64_t> offset_from(const llvm::Value* pointer, const llvm::Value* base) const {
    if (pointer == base) return 0;
    const auto* field = llvm::dyn_cast<llvm::GetElementPtrInst>(pointer);
    if (field == nullptr || field->getPointerOperand() != base) return std::nullopt;
    llvm::APInt offset(64, 0);
    if (!field->accumulateConstantOffset(body_.getDataLayout(), offset)) return std::nullopt;
    return offset.getZExtValue();
  }

  llvm::CallInst& make_;
  llvm::Function& body_;
  llvm::MemCpyInst* copy_ = nullptr;
  llvm::Value* given_ = nullptr;
  llvm::LoadInst* shareds_ = nullptr;
};

// What a pointer in the body is: a global variable, directly or through the structure, or something of the
// maker's.
struct Origin {
  llvm::GlobalVariable* global = nullptr;
  llvm::Value* local = nullptr;  // in the maker
};
Origin origin_of(const Task& task, llvm::Value* pointer) {
  if (auto* global = llvm::dyn_cast<llvm::GlobalVariable>(pointer->stripPointerCasts()))
    return {global, nullptr};
  const auto* load = llvm::dyn_cast<llvm::LoadInst>(pointer);
  llvm::Value* value = load == nullptr ? nullptr : task.captured(*load);
  if (value == nullptr) return {};
  if (auto* global = llvm::dyn_cast<llvm::GlobalVariable>(value->stripPointerCasts()))
    return {global, nullptr};
  return {nullptr, value};
}

// The copy of a scalar at the start: variable, load and store have the position of the declaration. What the
// program itself does has other positions.
struct Copy {
  llvm::AllocaInst* variable;
  llvm::LoadInst* load;
  llvm::StoreInst* store;
};
std::vector<Copy> copies_in(llvm::Function& body) {
  std::vector<Copy> found;
  for (llvm::BasicBlock& block : body)
    for (llvm::Instruction& instruction : block) {
      auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction);
      if (store == nullptr) continue;
      auto* load = llvm::dyn_cast<llvm::LoadInst>(store->getValueOperand());
      auto* variable = llvm::dyn_cast<llvm::AllocaInst>(store->getPointerOperand());
      if (load == nullptr || variable == nullptr || !variable->getDebugLoc()) continue;
      if (load->getDebugLoc() == variable->getDebugLoc() && store->getDebugLoc() == variable->getDebugLoc() &&
          variable->getAllocatedType() == load->getType() && !load->getType()->isAggregateType())
        found.push_back({variable, load, store});
    }
  return found;
}

void refuse_before(llvm::Instruction& at, const std::string& what) {
  llvm::IRBuilder<> builder(&at);
  const llvm::FunctionCallee refuse = at.getModule()->getOrInsertFunction(
      "__heddle_unsupported", llvm::FunctionType::get(builder.getVoidTy(), {builder.getPtrTy()}, false));
  builder.CreateCall(refuse, builder.CreateGlobalStringPtr(what));
}

constexpr char kLate[] =
    "a firstprivate array, allocatable variable or structure of a task: flang 19 copies it when the task "
    "begins, not when it is made";

// Is it firstprivate because the program says so?
bool says_firstprivate(const Task& task, llvm::StringRef variable) {
  const auto place = place_in_source(task.make());
  if (!place) return true;
  const std::string text = fortran_directive(place->file, place->line);
  return clause_lists(text, "firstprivate", variable.str()) || clause_lists(text, "default", "firstprivate");
}

std::string name_of(const llvm::GlobalVariable& variable) {
  const llvm::StringRef symbol = variable.getName();
  return symbol.substr(symbol.rfind('E') + 1).str();  // names are in lower case, the marks between are not
}

void repair_copy(Task& task, const Copy& copy) {
  const Origin origin = origin_of(task, copy.load->getPointerOperand());
  if (origin.global != nullptr && !says_firstprivate(task, name_of(*origin.global))) {
    copy.store->eraseFromParent();
    copy.load->eraseFromParent();
    copy.variable->replaceAllUsesWith(origin.global);
    copy.variable->eraseFromParent();
    return;
  }
  llvm::Value* original = origin.global != nullptr ? origin.global : origin.local;
  llvm::Value* kept = original == nullptr ? nullptr : task.keep(copy.load->getType(), original);
  if (kept == nullptr)
    return refuse_before(*copy.load, "a firstprivate variable of a task, as flang 19 makes it");
  copy.load->setOperand(0, kept);
}

// --- arrays and allocatable variables ---

// The variable of the program's that is used by an instruction, perhaps as a part of a constant.
llvm::GlobalVariable* variable_in(llvm::Value* value, unsigned depth = 0) {
  constexpr unsigned kDeepest = 8;
  if (auto* global = llvm::dyn_cast<llvm::GlobalVariable>(value))
    return global->isConstant() ? nullptr : global;
  auto* constant = llvm::dyn_cast<llvm::Constant>(value);
  if (constant == nullptr || depth > kDeepest) return nullptr;
  for (llvm::Use& operand : constant->operands())
    if (llvm::GlobalVariable* found = variable_in(operand.get(), depth + 1)) return found;
  return nullptr;
}

// All that has to do with the copy of a variable has the position of its declaration.
struct CopyCode {
  std::vector<llvm::Instruction*> code;
  llvm::GlobalVariable* original = nullptr;
  bool assigns = false;
};
std::vector<std::pair<llvm::DebugLoc, CopyCode>> copies_of_variables(llvm::Function& body) {
  std::vector<std::pair<llvm::DebugLoc, CopyCode>> found;
  const auto at = [&](const llvm::DebugLoc& where) {
    return std::find_if(found.begin(), found.end(), [&](const auto& entry) { return entry.first == where; });
  };
  for (llvm::BasicBlock& block : body)
    for (llvm::Instruction& instruction : block)
      if (llvm::isa<llvm::AllocaInst>(instruction) && instruction.getDebugLoc() &&
          at(instruction.getDebugLoc()) == found.end())
        found.emplace_back(instruction.getDebugLoc(), CopyCode{});
  for (llvm::BasicBlock& block : body)
    for (llvm::Instruction& instruction : block) {
      const auto entry = instruction.getDebugLoc() ? at(instruction.getDebugLoc()) : found.end();
      if (entry == found.end()) continue;
      entry->second.code.push_back(&instruction);
      entry->second.assigns |= calls(&instruction, "_FortranAAssignTemporary");
      for (llvm::Use& operand : instruction.operands())
        if (llvm::GlobalVariable* variable = variable_in(operand.get())) entry->second.original = variable;
    }
  std::erase_if(found,
                [](const auto& entry) { return !entry.second.assigns || entry.second.original == nullptr; });
  return found;
}

// The copy of a variable that is shared goes: what uses it uses the original. False: it is not as expected.
bool undo(const llvm::DebugLoc& where, const CopyCode& copy) {
  llvm::AllocaInst* variable = nullptr;
  for (llvm::Instruction* instruction : copy.code) {
    auto* local = llvm::dyn_cast<llvm::AllocaInst>(instruction);
    if (local == nullptr) continue;
    const bool used = llvm::any_of(local->users(), [&](const llvm::User* user) {
      return llvm::cast<llvm::Instruction>(user)->getDebugLoc() != where;
    });
    if (!used) continue;
    if (variable != nullptr) return false;
    variable = local;
  }
  if (variable == nullptr) return false;
  for (llvm::Instruction* instruction : copy.code) {
    if (auto* branch = llvm::dyn_cast<llvm::BranchInst>(instruction);
        branch != nullptr && branch->isConditional()) {
      branch->setCondition(llvm::ConstantInt::getFalse(branch->getContext()));  // either way does nothing now
    } else if (llvm::isa<llvm::StoreInst>(instruction)) {
      instruction->eraseFromParent();
    } else if (llvm::isa<llvm::CallInst>(instruction)) {
      if (!instruction->getType()->isVoidTy())
        instruction->replaceAllUsesWith(llvm::Constant::getNullValue(instruction->getType()));
      instruction->eraseFromParent();
    }
  }
  variable->replaceAllUsesWith(copy.original);
  return true;
}

void share_variables(Task& task) {
  for (auto& [where, copy] : copies_of_variables(task.body()))
    if (!says_firstprivate(task, name_of(*copy.original))) undo(where, copy);
}

// Assignments to a new array, and copies of the bytes of a character variable.
void refuse_other_copies(llvm::Function& body) {
  std::vector<llvm::Instruction*> found;
  for (llvm::BasicBlock& block : body)
    for (llvm::Instruction& instruction : block) {
      if (calls(&instruction, "_FortranAAssignTemporary")) found.push_back(&instruction);
      const auto* transfer = llvm::dyn_cast<llvm::MemTransferInst>(&instruction);
      const auto* to = transfer == nullptr
                           ? nullptr
                           : llvm::dyn_cast<llvm::AllocaInst>(transfer->getRawDest()->stripPointerCasts());
      if (to != nullptr && to->getDebugLoc() && to->getDebugLoc() == transfer->getDebugLoc())
        found.push_back(&instruction);
    }
  for (llvm::Instruction* at : found) refuse_before(*at, kLate);
}

// The thread that runs the task asks for its own copy.
void repair_threadprivate(Task& task) {
  std::vector<std::pair<llvm::LoadInst*, llvm::CallInst*>> found;
  for (llvm::Instruction& instruction : task.body().getEntryBlock())
    if (auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction); load != nullptr)
      if (llvm::Value* value = task.captured(*load); value != nullptr && calls(value, kThreadprivate))
        found.emplace_back(load, llvm::cast<llvm::CallInst>(value));
  for (const auto& [load, call] : found) {
    llvm::IRBuilder<> builder(load);
    std::vector<llvm::Value*> args(call->arg_begin(), call->arg_end());
    args[1] = builder.getInt32(0);  // the thread's number: not used
    llvm::CallInst* own = builder.CreateCall(call->getCalledFunction(), args);
    load->replaceAllUsesWith(own);
    load->eraseFromParent();
  }
}

}  // namespace

void repair_tasks(llvm::Module& module) {
  llvm::Function* make = module.getFunction(kMake);
  if (make == nullptr) return;
  // Makers first: what is shared in a task is shared in those that it makes.
  std::vector<llvm::CallInst*> left;
  for (llvm::User* user : make->users())
    if (auto* call = llvm::dyn_cast<llvm::CallInst>(user);
        call != nullptr && call->getCalledOperand() == make && call->arg_size() > kEntry &&
        llvm::isa<llvm::Function>(call->getArgOperand(kEntry)->stripPointerCasts()))
      left.push_back(call);
  std::map<const llvm::Function*, const llvm::Function*> maker_of;
  for (const llvm::CallInst* call : left)
    maker_of[llvm::cast<llvm::Function>(call->getArgOperand(kEntry)->stripPointerCasts())] =
        call->getFunction();
  const auto depth = [&](const llvm::CallInst* call) {
    std::size_t steps = 0;
    const llvm::Function* function = call->getFunction();
    for (auto at = maker_of.find(function); at != maker_of.end() && steps <= maker_of.size();
         at = maker_of.find(at->second))
      ++steps;
    return steps;
  };
  std::stable_sort(left.begin(), left.end(),
                   [&](const auto* a, const auto* b) { return depth(a) < depth(b); });
  for (llvm::CallInst* call : left) {
    Task task(*call);
    if (task.body().isDeclaration()) continue;
    repair_threadprivate(task);
    for (const Copy& copy : copies_in(task.body())) repair_copy(task, copy);
    share_variables(task);
    refuse_other_copies(task.body());
  }
}

}  // namespace heddle::native::lower
