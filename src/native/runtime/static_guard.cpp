// Static variables inside functions: initialised once, by the first thread that comes by; others wait for it.
// Compiled code looks at the first byte of the guard to see whether that is done. The rest is ours
// (library/cxxabi.cpp).
#include <cxxabi.h>

extern "C" {
int __heddle_guard_begin(int* state);  // 1: the caller must initialise the variable
void __heddle_guard_end(int* state, int done);
}

static char* done_of(__cxxabiv1::__guard* guard) {
  return reinterpret_cast<char*>(guard);
}
static int* state_of(__cxxabiv1::__guard* guard) {
  return reinterpret_cast<int*>(guard) + 1;
}

namespace __cxxabiv1 {
extern "C" {

int __cxa_guard_acquire(__guard* guard) {
  if (__atomic_load_n(done_of(guard), __ATOMIC_ACQUIRE) != 0) return 0;
  return __heddle_guard_begin(state_of(guard));
}

void __cxa_guard_release(__guard* guard) noexcept {
  __atomic_store_n(done_of(guard), 1, __ATOMIC_RELEASE);
  __heddle_guard_end(state_of(guard), 1);
}

void __cxa_guard_abort(__guard* guard) noexcept {
  __heddle_guard_end(state_of(guard), 0);
}

}  // extern "C"
}  // namespace __cxxabiv1
