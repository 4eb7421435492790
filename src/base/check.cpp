#include "base/check.h"

#include <cstdio>
#include <cstdlib>

namespace heddle {
namespace {
FaultHook g_hook = nullptr;
}

void set_fault_hook(FaultHook hook) {
  g_hook = hook;
}

void fault(const char* file, int line, const std::string& message) {
  std::fprintf(stderr,
               "heddle: internal fault: %s (%s:%d)\nThis is a fault of Heddle, not of your program; please "
               "report it.\n",
               message.c_str(), file, line);
  if (FaultHook hook = g_hook; hook != nullptr) {
    g_hook = nullptr;  // a fault inside the hook must not recurse
    hook();
  }
  std::fflush(nullptr);
  std::_Exit(70);
}

}  // namespace heddle
