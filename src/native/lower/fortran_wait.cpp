#include "native/lower/fortran_wait.h"

#include <llvm/ADT/SmallString.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/DebugProgramInstruction.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/Support/Path.h>

#include <optional>
#include <string>
#include <vector>

#include "native/lower/fortran_directive.h"

namespace heddle::native::lower {
namespace {

std::string source_of(const llvm::Module& module) {
  for (const llvm::DICompileUnit* unit : module.debug_compile_units()) {
    llvm::SmallString<256> path(unit->getFilename());
    if (!llvm::sys::path::is_absolute(path)) {
      path = unit->getDirectory();
      llvm::sys::path::append(path, unit->getFilename());
    }
    return path.str().str();
  }
  return "";
}

// Code stands in the order of the source: the first instruction of a later line comes behind the directive.
// Variables are made before everything else.
llvm::Instruction* behind(llvm::Module& module, unsigned line) {
  llvm::Instruction* best = nullptr;
  for (llvm::Function& function : module) {
    const llvm::DISubprogram* subprogram = function.getSubprogram();
    if (function.isDeclaration() || subprogram == nullptr || subprogram->getLine() > line) continue;
    for (llvm::BasicBlock& block : function)
      for (llvm::Instruction& instruction : block) {
        if (llvm::isa<llvm::AllocaInst>(instruction) || !instruction.getDebugLoc()) continue;
        const unsigned at = instruction.getDebugLoc().getLine();
        if (at > line && (best == nullptr || at < best->getDebugLoc().getLine())) best = &instruction;
      }
  }
  return best;
}

std::optional<std::uint64_t> offset_in(const llvm::Value* field, const llvm::Value* structure,
                                       const llvm::DataLayout& layout) {
  if (field == structure) return 0;
  const auto* part = llvm::dyn_cast<llvm::GetElementPtrInst>(field);
  llvm::APInt offset(64, 0);
  if (part == nullptr || part->getPointerOperand() != structure ||
      !part->accumulateConstantOffset(layout, offset))
    return std::nullopt;
  return offset.getZExtValue();
}

llvm::Value* variable_named(llvm::Function& function, const std::string& name);

// In the body of a parallel region: what it finds in the structure that the region was begun with.
llvm::Value* captured(llvm::Function& body, const std::string& name) {
  constexpr unsigned kBody = 2, kStructure = 3, kParameter = 2;
  const llvm::DataLayout& layout = body.getDataLayout();
  for (llvm::User* user : body.users()) {
    auto* fork = llvm::dyn_cast<llvm::CallInst>(user);
    if (fork == nullptr || fork->arg_size() <= kStructure || fork->getArgOperand(kBody) != &body ||
        body.arg_size() <= kParameter)
      continue;
    const llvm::Value* wanted = variable_named(*fork->getFunction(), name);
    const llvm::Value* structure = fork->getArgOperand(kStructure);
    if (wanted == nullptr) return nullptr;
    for (const llvm::User* use : wanted->users()) {
      const auto* store = llvm::dyn_cast<llvm::StoreInst>(use);
      if (store == nullptr || store->getValueOperand() != wanted) continue;
      const auto at = offset_in(store->getPointerOperand(), structure, layout);
      if (!at) continue;
      for (llvm::Instruction& instruction : body.getEntryBlock())
        if (auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction);
            load != nullptr && offset_in(load->getPointerOperand(), body.getArg(kParameter), layout) == at)
          return load;
    }
  }
  return nullptr;
}

llvm::Value* variable_named(llvm::Function& function, const std::string& name) {
  for (llvm::BasicBlock& block : function)
    for (llvm::Instruction& instruction : block)
      for (llvm::DbgVariableRecord& record : llvm::filterDbgVars(instruction.getDbgRecordRange()))
        if (record.isDbgDeclare() && record.getVariable()->getName() == name) return record.getAddress();
  if (llvm::Value* found = captured(function, name)) return found;
  for (llvm::GlobalVariable& global : function.getParent()->globals()) {
    llvm::SmallVector<llvm::DIGlobalVariableExpression*, 1> described;
    global.getDebugInfo(described);
    for (const llvm::DIGlobalVariableExpression* one : described)
      if (one->getVariable()->getName() == name) return &global;
  }
  return nullptr;
}

int flags_of(const std::string& kind) {
  if (kind == "in") return 1;
  if (kind == "out" || kind == "inout") return 3;
  return 0;
}

// kmp_depend_info: address, size, flags.
bool wait_for(llvm::Instruction& at, const std::vector<Dependence>& list) {
  std::vector<llvm::Value*> addresses;
  for (const Dependence& dependence : list) {
    addresses.push_back(variable_named(*at.getFunction(), dependence.item));
    if (addresses.back() == nullptr || flags_of(dependence.kind) == 0) return false;
  }
  llvm::BasicBlock& entry = at.getFunction()->getEntryBlock();
  llvm::IRBuilder<> start(&entry, entry.getFirstInsertionPt());
  llvm::Type* info =
      llvm::StructType::get(start.getInt64Ty(), start.getInt64Ty(), llvm::Type::getInt8Ty(at.getContext()));
  auto* infos = start.CreateAlloca(llvm::ArrayType::get(info, list.size()));
  llvm::IRBuilder<> builder(&at);
  for (unsigned i = 0; i < list.size(); ++i) {
    const auto field = [&](unsigned k) {
      return builder.CreateInBoundsGEP(infos->getAllocatedType(), infos,
                                       {builder.getInt32(0), builder.getInt32(i), builder.getInt32(k)});
    };
    builder.CreateStore(builder.CreatePtrToInt(addresses[i], builder.getInt64Ty()), field(0));
    builder.CreateStore(builder.getInt64(8), field(1));
    builder.CreateStore(builder.getInt8(static_cast<std::uint8_t>(flags_of(list[i].kind))), field(2));
  }
  llvm::Type *pointer = builder.getPtrTy(), *number = builder.getInt32Ty();
  const llvm::FunctionCallee wait = at.getModule()->getOrInsertFunction(
      "__kmpc_omp_taskwait_deps_51",
      llvm::FunctionType::get(builder.getVoidTy(),
                              {pointer, number, number, pointer, number, pointer, number}, false));
  llvm::Value* none = llvm::ConstantPointerNull::get(builder.getPtrTy());
  llvm::Value* zero = builder.getInt32(0);
  builder.CreateCall(
      wait, {none, zero, builder.getInt32(static_cast<std::uint32_t>(list.size())), infos, zero, none, zero});
  return true;
}

void refuse(llvm::Instruction& at) {
  llvm::IRBuilder<> builder(&at);
  const llvm::FunctionCallee unsupported = at.getModule()->getOrInsertFunction(
      "__heddle_unsupported", llvm::FunctionType::get(builder.getVoidTy(), {builder.getPtrTy()}, false));
  builder.CreateCall(unsupported, builder.CreateGlobalStringPtr(
                                      "taskwait with depend, which flang 19 leaves out of the program"));
}

}  // namespace

void restore_waits(llvm::Module& module) {
  const std::vector<std::string> lines = lines_of_file(source_of(module));
  for (unsigned line = 1; line <= lines.size(); ++line) {
    const std::string directive = fortran_directive(lines, line);
    if (!directive.starts_with("taskwait")) continue;
    const std::vector<Dependence> list = dependences(directive);
    llvm::Instruction* at = list.empty() ? nullptr : behind(module, line);
    if (at != nullptr && !wait_for(*at, list)) refuse(*at);
  }
}

}  // namespace heddle::native::lower
