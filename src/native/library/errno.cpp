// errno: a thread-local variable of runtime/errno.c. A program that never names it does not have it, and then
// nobody can tell what it is.
#include "native/interp/interpreter.h"
#include "native/library/call.h"

namespace heddle::native {

static std::uint32_t errno_variable(const Module& module) {
  for (std::uint32_t i = 0; i < module.globals.size(); ++i)
    if (module.globals[i].thread_local_ && module.globals[i].name == "__heddle_errno") return i;
  return kNoSlot;
}

// Not through read() and write(): a thread's own errno is no access that a model has to plan for.
int Call::get_errno() {
  const std::uint32_t variable = errno_variable(interp_.module_);
  if (variable == kNoSlot) return 0;
  const std::byte* bytes = interp_.objects_.readable(interp_.thread_local_address(variable), sizeof(int));
  int error = 0;
  if (bytes != nullptr) std::memcpy(&error, bytes, sizeof error);
  return error;
}

void Call::set_errno(int error) {
  const std::uint32_t variable = errno_variable(interp_.module_);
  if (variable == kNoSlot) return;
  std::byte* bytes = interp_.objects_.writable(interp_.thread_local_address(variable), sizeof error);
  if (bytes != nullptr) std::memcpy(bytes, &error, sizeof error);
}

}  // namespace heddle::native
