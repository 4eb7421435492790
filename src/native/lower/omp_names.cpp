#include "native/lower/omp_names.h"

#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Instructions.h>

#include <string>

namespace heddle::native::lower {
namespace {

constexpr llvm::StringLiteral kTaskEntry = ".omp_task_entry.";
constexpr llvm::StringLiteral kOutlined = ".omp_outlined", kBody = "omp_outlined_debug__";
constexpr unsigned kNameOperand = 2;                          // of a DISubprogram
constexpr llvm::StringLiteral kHidden = "__heddle_outlined";  // describe_stack leaves such frames out

void rename(llvm::Function& function, llvm::StringRef name) {
  if (llvm::DISubprogram* subprogram = function.getSubprogram();
      subprogram != nullptr && subprogram->isDistinct())
    subprogram->replaceOperandWith(kNameOperand, llvm::MDString::get(function.getContext(), name));
}

// With -g the body is called by a function that has the arguments as the runtime passes them.
llvm::Function* wrapper_of(llvm::Function& body) {
  for (llvm::User* user : body.users())
    if (auto* call = llvm::dyn_cast<llvm::CallInst>(user);
        call != nullptr && call->getCalledOperand() == &body)
      return call->getFunction();
  return nullptr;
}

// __omp_offloading_<device>_<file>_<function>_l<line>, then perhaps _debug__
llvm::StringRef target_function(llvm::StringRef name) {
  if (!name.consume_front("__omp_offloading_")) return "";
  name = name.split('_').second.split('_').second;
  return name.take_front(name.rfind("_l"));
}

const char* kind_of_region(const llvm::Function& passed) {
  for (const llvm::User* user : passed.users()) {
    const auto* call = llvm::dyn_cast<llvm::CallInst>(user);
    const llvm::Function* callee = call == nullptr ? nullptr : call->getCalledFunction();
    if (callee == nullptr) continue;
    if (callee->getName() == "__kmpc_fork_call") return "parallel region";
    if (callee->getName() == "__kmpc_fork_teams") return "teams region";
  }
  return target_function(passed.getName()).empty() ? "region" : "target region";
}

std::string enclosing(const llvm::Function& function) {
  llvm::StringRef mangled = function.getName().take_front(function.getName().find(kOutlined));
  if (const llvm::StringRef target = target_function(mangled); !target.empty()) mangled = target;
  const std::string name = llvm::demangle(mangled.str());
  return name.substr(0, name.find('('));
}

void name_region(llvm::Function& body, llvm::Function* wrapper) {
  llvm::Function& passed = wrapper == nullptr ? body : *wrapper;
  const llvm::DISubprogram* subprogram = passed.getSubprogram();
  const unsigned line = subprogram == nullptr ? 0 : subprogram->getLine();
  rename(body, enclosing(body) + ", " + kind_of_region(passed) +
                   (line == 0 ? "" : " at line " + std::to_string(line)));
  if (wrapper != nullptr) rename(*wrapper, kHidden);
}

// The function whose code makes the task; null: nobody does.
const llvm::Function* maker_of_task(const llvm::Function& entry) {
  for (const llvm::User* user : entry.users())
    if (const auto* call = llvm::dyn_cast<llvm::CallInst>(user)) return call->getFunction();
  return nullptr;
}

// A task may be made by another one.
std::string around_task(const llvm::Function& entry) {
  const llvm::Function* function = &entry;
  constexpr unsigned kDeepest = 64;
  for (unsigned depth = 0; depth < kDeepest && function != nullptr; ++depth) {
    if (!function->getName().starts_with(kTaskEntry)) return enclosing(*function);
    function = maker_of_task(*function);
  }
  return "";
}

// The body is inlined into the entry, as a function of its own.
void name_task(llvm::Function& entry) {
  const llvm::DISubprogram* subprogram = entry.getSubprogram();
  const std::string around = around_task(entry);
  const std::string name = (around.empty() ? "" : around + ", ") + "task" +
                           (subprogram == nullptr ? "" : " at line " + std::to_string(subprogram->getLine()));
  for (llvm::BasicBlock& block : entry)
    for (llvm::Instruction& instruction : block) {
      llvm::DILocation* at = instruction.getDebugLoc().get();
      llvm::DISubprogram* body = at == nullptr ? nullptr : at->getScope()->getSubprogram();
      if (body != nullptr && body->isDistinct() && body->getName().starts_with(kOutlined))
        body->replaceOperandWith(kNameOperand, llvm::MDString::get(entry.getContext(), name));
    }
  rename(entry, name);
}

bool is_helper_of_tasks(llvm::StringRef name) {
  return name.starts_with(".omp_task_") || name.starts_with(".red_");
}

}  // namespace

void name_outlined_functions(llvm::Module& module) {
  for (llvm::Function& function : module) {
    const llvm::StringRef name = function.getName();
    if (function.isDeclaration()) continue;
    if (name.starts_with(kTaskEntry)) {
      name_task(function);
    } else if (is_helper_of_tasks(name)) {
      rename(function, kHidden);
    } else if (name.contains(".omp.") && (name.contains("_func") || name.contains(".omp.combiner"))) {
      rename(function,
             kHidden);  // copies and combines variables of the construct: its caller's line says more
    } else if (name.contains(kBody) ||
               (!target_function(name).empty() && !name.contains(kOutlined) && name.contains("_debug__"))) {
      name_region(function, wrapper_of(function));
    } else if (name.contains(kOutlined) && name.find(kOutlined) > 0) {
      // Only those without a body of their own: compiled without -g, or not a region.
      bool passes_on = false;
      for (const llvm::BasicBlock& block : function)
        for (const llvm::Instruction& instruction : block)
          if (const auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction))
            passes_on |=
                call->getCalledFunction() != nullptr && call->getCalledFunction()->getName().contains(kBody);
      if (!passes_on) name_region(function, nullptr);
    }
  }
}

}  // namespace heddle::native::lower
