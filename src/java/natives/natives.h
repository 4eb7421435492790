// Native methods: what a C++ function that stands for a Java method sees, and the registry that finds it.
//
// A native runs inside the thread's transition. It must not keep state outside of the state memory. If it is
// a visible operation it asks must_yield() first and returns NativeResult::Yield if told so; it will then be
// called again, from the start and with the same arguments, when the search has chosen the thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/event.h"
#include "core/finding.h"
#include "java/heap/object.h"
#include "java/interp/thread_record.h"

namespace heddle::java {

class Vm;
class Interpreter;
struct Method;
struct Klass;
struct Field;
struct LinkedSite;

enum class NativeResult : std::uint8_t {
  Done,         // the result, if any, has been set
  Threw,        // throw_new or throw_ref was called
  Yield,        // stop before this call; it is repeated later
  Invoke,       // run the method given to invoke() in place of this one; its result is the result
  Unsupported,  // the reason has been given
  Failed,       // a finding: failed() was called
  Exit,         // the program has ended (System.exit)
  Pruned,       // the program asked to drop this path (assume)
  Refine,       // visibility has grown: the search starts again
  Bytecode,     // an override that does not apply here: run the method's own bytecode
};

class NativeCall {
 public:
  NativeCall(Vm& machine, Interpreter& interp, ThreadId caller, Method& callee, std::uint32_t* arguments)
      : vm(machine), interpreter(interp), thread(caller), method(callee), args_(arguments) {}

  Vm& vm;
  Interpreter& interpreter;
  const ThreadId thread;
  Method& method;

  // Arguments by slot: the receiver is slot 0 of an instance method; a long or double takes two slots.
  Ref ref(unsigned slot) const { return args_[slot]; }
  std::int32_t i32(unsigned slot) const { return static_cast<std::int32_t>(args_[slot]); }
  std::int64_t i64(unsigned slot) const {
    std::int64_t value;
    __builtin_memcpy(&value, args_ + slot, sizeof value);
    return value;
  }
  float f32(unsigned slot) const { return __builtin_bit_cast(float, args_[slot]); }
  double f64(unsigned slot) const { return __builtin_bit_cast(double, i64(slot)); }
  bool boolean(unsigned slot) const { return args_[slot] != 0; }
  std::uint32_t* arguments() const { return args_; }

  NativeResult ret() { return NativeResult::Done; }
  NativeResult ret_i32(std::int32_t value) {
    result = static_cast<std::uint32_t>(value);
    return NativeResult::Done;
  }
  NativeResult ret_bool(bool value) { return ret_i32(value ? 1 : 0); }
  NativeResult ret_ref(Ref value) { return ret_i32(static_cast<std::int32_t>(value)); }
  NativeResult ret_i64(std::int64_t value) {
    result = static_cast<std::uint64_t>(value);
    return NativeResult::Done;
  }
  NativeResult ret_f32(float value) { return ret_i32(__builtin_bit_cast(std::int32_t, value)); }
  NativeResult ret_f64(double value) { return ret_i64(__builtin_bit_cast(std::int64_t, value)); }

  NativeResult throw_new(std::string_view klass, std::string message);  // internal name
  NativeResult throw_new(std::string_view klass);                       // null message
  NativeResult throw_ref(Ref exception);
  // The program has done something that no exception stands for: it ends here, at its own innermost line.
  NativeResult failed(FindingKind kind, std::string message);
  NativeResult unsupported(std::string what);  // "java.net.Socket.connect0: sockets are not supported"
  // Instance methods get the receiver as their first argument slot; no virtual selection is done.
  NativeResult invoke(Method* target, std::initializer_list<std::uint32_t> argument_slots);
  NativeResult invoke(Method* target, const std::uint32_t* argument_slots, std::size_t count);

  // Visible operation: true means return NativeResult::Yield now. `object` decides visibility: an object that
  // no other thread can reach makes the operation invisible (pass kNull for an operation that is visible
  // anyway).
  bool must_yield(Pending pending, Ref object, std::uint32_t value = 0);
  std::uint32_t chosen() const;  // which way the search chose for this (repeated) call; 0 is the ordinary one
  // True: return NativeResult::Yield now, so that others come before an edge (Machine::stop_at_releases).
  bool stops_before_edge();
  void emit(const Event& event);  // see Interpreter::emit
  // An order between threads that is not a step of its own; or kUnordered: the program was told something
  // about another thread that makes no order.
  void edge(Ref object, std::uint64_t sync, std::uint8_t order);

  // To standard output (1) or error (2). Visible where the output is part of the state (heddle outcomes).
  NativeResult print(int descriptor, std::string_view bytes);

  // Allocation on behalf of the calling thread; named by the native method and the thread. kNull:
  // OutOfMemoryError has been thrown; return NativeResult::Threw.
  Ref new_object(const Klass* klass);
  Ref new_array(const Klass* array_klass, std::uint32_t length);
  Ref new_string(std::string_view utf8);
  // Class initialisation: true if `klass` is initialised; otherwise return `*result` (Invoke-like) at once;
  // the call is repeated afterwards.
  bool ensure_initialised(Klass* klass, NativeResult* pending_result);

  std::uint64_t result = 0;
  // Filled by invoke().
  Method* target = nullptr;
  std::uint32_t target_args[255];
  std::size_t target_count = 0;
  Klass* initialise = nullptr;
  LinkedSite* load = nullptr;  // a class that a loader of the program is asked for first

 private:
  std::uint32_t* args_;
};

using NativeFunction = NativeResult (*)(NativeCall&);

struct NativeEntry {
  const char* klass;  // internal name
  const char* name;
  const char* descriptor;  // nullptr: any
  NativeFunction function;
  // Overrides replace a method that has bytecode. `why` is one line, shown in docs/limits.md.
  const char* why = nullptr;
};

// Each file in natives/ provides one table. `register_natives` below lists them all.
using NativeTable = std::pair<const NativeEntry*, std::size_t>;
NativeFunction find_native(std::string_view klass, std::string_view name, std::string_view descriptor,
                           bool has_code);

}  // namespace heddle::java
