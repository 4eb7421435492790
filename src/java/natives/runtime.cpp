// java.lang.Runtime and java.lang.Shutdown: the machine's size is fixed, and System.exit ends the program.
#include <set>

#include "java/interp/interpreter.h"
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

// These classes ask when they are initialised, to decide whether it is worth while to spin before blocking.
// Here one thread runs at a time, and every round is a state.
bool wants_to_spin(const NativeCall& call) {
  static const std::set<std::string_view> kSpinners = {
      "java/util/concurrent/Exchanger", "java/util/concurrent/LinkedTransferQueue",
      "java/util/concurrent/Phaser", "java/util/concurrent/SynchronousQueue"};
  auto caller = innermost_frame(call);
  return caller && caller->method->name == "<clinit>" && kSpinners.contains(caller->method->holder->name);
}

NativeResult available_processors(NativeCall& call) {
  return call.ret_i32(wants_to_spin(call) ? 1 : 2);
}
NativeResult free_memory(NativeCall& call) {
  return call.ret_i64(static_cast<std::int64_t>(call.vm.options.heap_bytes / 2));
}
NativeResult total_memory(NativeCall& call) {
  return call.ret_i64(static_cast<std::int64_t>(call.vm.options.heap_bytes));
}
NativeResult max_memory(NativeCall& call) {
  return call.ret_i64(static_cast<std::int64_t>(call.vm.options.heap_bytes));
}
NativeResult nothing(NativeCall& call) {
  return call.ret();
}

template <unsigned slot>
NativeResult exit(NativeCall& call) {
  if (call.must_yield(Pending::Access, kNull)) return NativeResult::Yield;
  call.vm.set_exit_status(call.i32(slot));
  return NativeResult::Exit;
}

// With shutdown hooks the library's own code runs them, and then halts.
template <unsigned slot>
NativeResult exit_after_hooks(NativeCall& call) {
  return call.interpreter.has_shutdown_hooks() ? NativeResult::Bytecode : exit<slot>(call);
}

constexpr const char* kRuntime = "java/lang/Runtime";
constexpr const char* kEnds = "without shutdown hooks, ends the program as one visible action";
constexpr NativeEntry kEntries[] = {
    {kRuntime, "availableProcessors", "()I", available_processors},
    {kRuntime, "freeMemory", "()J", free_memory},
    {kRuntime, "totalMemory", "()J", total_memory},
    {kRuntime, "maxMemory", "()J", max_memory},
    {kRuntime, "exit", "(I)V", exit_after_hooks<1>, kEnds},
    {kRuntime, "halt", "(I)V", exit<1>, "ends the program as one visible action"},
    {"java/lang/System", "exit", "(I)V", exit_after_hooks<0>, kEnds},
    {"java/lang/Shutdown", "halt0", "(I)V", exit<0>},
    {"java/lang/Shutdown", "beforeHalt", "()V", nothing},
};

}  // namespace

extern const NativeTable kRuntimeNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
