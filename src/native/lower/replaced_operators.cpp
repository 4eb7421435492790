#include "native/lower/replaced_operators.h"

#include <llvm/IR/IRBuilder.h>

#include <vector>

#include "native/lower/read.h"

namespace heddle::native::lower {
namespace {

struct Forwarding {
  const char* form;
  const char* to[2];    // the first that the program has
  unsigned second = 1;  // which of the form's arguments is the other's second, if it has one
};
constexpr Forwarding kForwardings[] = {
    {"_Znam", {"_Znwm", nullptr}},
    {"_ZnwmRKSt9nothrow_t", {"_Znwm", nullptr}},
    {"_ZnamRKSt9nothrow_t", {"_Znam", "_Znwm"}},
    {"_ZnamSt11align_val_t", {"_ZnwmSt11align_val_t", nullptr}},
    {"_ZnwmSt11align_val_tRKSt9nothrow_t", {"_ZnwmSt11align_val_t", nullptr}},
    {"_ZnamSt11align_val_tRKSt9nothrow_t", {"_ZnamSt11align_val_t", "_ZnwmSt11align_val_t"}},
    {"_ZdlPvm", {"_ZdlPv", nullptr}},
    {"_ZdlPvRKSt9nothrow_t", {"_ZdlPv", nullptr}},
    {"_ZdaPvm", {"_ZdaPv", "_ZdlPv"}},
    {"_ZdaPvRKSt9nothrow_t", {"_ZdaPv", "_ZdlPv"}},
    {"_ZdaPv", {"_ZdlPv", nullptr}},
    {"_ZdlPvmSt11align_val_t", {"_ZdlPvSt11align_val_t", nullptr}, 2},
    {"_ZdlPvSt11align_val_tRKSt9nothrow_t", {"_ZdlPvSt11align_val_t", nullptr}},
    {"_ZdaPvmSt11align_val_t", {"_ZdaPvSt11align_val_t", "_ZdlPvSt11align_val_t"}, 2},
    {"_ZdaPvSt11align_val_tRKSt9nothrow_t", {"_ZdaPvSt11align_val_t", "_ZdlPvSt11align_val_t"}},
    {"_ZdaPvSt11align_val_t", {"_ZdlPvSt11align_val_t", nullptr}},
};

llvm::Function* defined(llvm::Module& module, const char* name) {
  llvm::Function* function = name == nullptr ? nullptr : module.getFunction(name);
  return function == nullptr || function->isDeclaration() ? nullptr : function;
}

void forward(llvm::Function& form, llvm::Function& to, unsigned second) {
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(form.getContext(), "", &form));
  std::vector<llvm::Value*> args{form.getArg(0)};
  if (to.arg_size() > 1) args.push_back(form.getArg(second));
  llvm::Value* result = builder.CreateCall(&to, args);
  if (form.getReturnType()->isVoidTy()) {
    builder.CreateRetVoid();
  } else {
    builder.CreateRet(result);
  }
  form.addFnAttr(kLibraryAttribute);
}

}  // namespace

void forward_to_replaced_operators(llvm::Module& module) {
  for (const Forwarding& forwarding : kForwardings) {
    llvm::Function* form = module.getFunction(forwarding.form);
    if (form == nullptr || !form->isDeclaration()) continue;
    llvm::Function* to = defined(module, forwarding.to[0]);
    if (to == nullptr) to = defined(module, forwarding.to[1]);
    if (to == nullptr || to->getReturnType() != form->getReturnType() || to->arg_size() > 2 ||
        form->arg_size() <= (to->arg_size() > 1 ? forwarding.second : 0))
      continue;
    forward(*form, *to, forwarding.second);
  }
}

}  // namespace heddle::native::lower
