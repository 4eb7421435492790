// java.util.logging.LogRecord: who logged. The library walks the stack with StackWalker, a stream
// for every record; here the frames are looked at directly.
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

bool is_logger(const Method* method) {
  const std::string& name = method->holder->name;
  return name == "java/util/logging/Logger" || name.starts_with("sun/util/logging/PlatformLogger");
}

// The innermost frame below the first logger frame that is none itself.
NativeResult infer_caller(NativeCall& call) {
  Vm& vm = call.vm;
  const char* record = "java/util/logging/LogRecord";
  vm.set<std::uint8_t>(call.ref(0), library_field(vm, record, "needToInferCaller", "Z"), 0);
  bool in_logger = false;
  for (auto frame = innermost_frame(call); frame; frame = next_frame(call, *frame)) {
    const Method* method = frame->method;
    if (is_logger(method))
      in_logger = true;
    else if (in_logger && method->stub == Method::Stub::None && !method->holder->hidden) {
      vm.set_ref(call.ref(0), library_field(vm, record, "sourceClassName", "Ljava/lang/String;"),
                 vm.intern_utf8(method->holder->external_name()));
      vm.set_ref(call.ref(0), library_field(vm, record, "sourceMethodName", "Ljava/lang/String;"),
                 vm.intern_utf8(method->name));
      break;
    }
  }
  return call.ret();
}

constexpr NativeEntry kEntries[] = {
    {"java/util/logging/LogRecord", "inferCaller", "()V", infer_caller,
     "StackWalker would run a stream for every record"},
};

}  // namespace

extern const NativeTable kLoggingNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
