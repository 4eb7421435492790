// operator new and operator delete, in all their forms. Memory does not run out.
#include <cstdint>

#include "native/interp/interpreter.h"
#include "native/library/allocation.h"
#include "native/library/registry.h"

namespace heddle::native {
namespace {

// No process on x86-64 has as many addresses.
bool too_much(Call& c) {
  return c.arg(0) >> 47 != 0;
}

// The runtime's std::__throw_bad_alloc(), which whoever uses the library has; 0: not this program.
Ptr throwing_function(Call& c) {
  const Module& module = c.interpreter().world().module;
  for (std::uint32_t f = 0; f < module.functions.size(); ++f)
    if (module.functions[f].name == "_ZSt17__throw_bad_allocv")
      return pointer_to(object_of_global(static_cast<std::uint32_t>(module.globals.size())) + f);
  return 0;
}

void allocate(Call& c) {
  if (!too_much(c)) return c.ret(c.allocate(c.arg(0), false));
  const Ptr throws = throwing_function(c);
  if (throws == 0) c.unsupported("operator new of more memory than there can be: std::bad_alloc");
  c.then_call(throws, {});
}

void allocate_or_null(Call& c) {
  if (!too_much(c)) c.ret(c.allocate(c.arg(0), false));
}

void delete_one(Call& c) {
  if (c.arg(0) != 0) release(c, c.arg(0), Maker::New);
}
void delete_array(Call& c) {
  if (c.arg(0) != 0) release(c, c.arg(0), Maker::NewArray);
}

}  // namespace

void new_family(std::vector<ModelEntry>& models) {
  for (const char* name : {"_Znwm", "_Znam", "_ZnwmSt11align_val_t", "_ZnamSt11align_val_t"})
    models.push_back({name, allocate});
  for (const char* name : {"_ZnwmRKSt9nothrow_t", "_ZnamRKSt9nothrow_t", "_ZnwmSt11align_val_tRKSt9nothrow_t",
                           "_ZnamSt11align_val_tRKSt9nothrow_t"})
    models.push_back({name, allocate_or_null});
  for (const char* name : {"_ZdlPv", "_ZdlPvm", "_ZdlPvRKSt9nothrow_t", "_ZdlPvSt11align_val_t",
                           "_ZdlPvmSt11align_val_t", "_ZdlPvSt11align_val_tRKSt9nothrow_t"})
    models.push_back({name, delete_one});
  for (const char* name : {"_ZdaPv", "_ZdaPvm", "_ZdaPvRKSt9nothrow_t", "_ZdaPvSt11align_val_t",
                           "_ZdaPvmSt11align_val_t", "_ZdaPvSt11align_val_tRKSt9nothrow_t"})
    models.push_back({name, delete_array});
}

}  // namespace heddle::native
