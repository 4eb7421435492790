// heddle.Check, gov.nasa.jpf.vm.Verify and org.sosy_lab.sv_benchmarks.Verifier: how a program asks for values
// that are not known, whoever's classes of these names are on the class path. What such a class can do that
// is not understood here is refused (is_choice_class): its own code would take one value and leave out the
// others.
#include <limits>

#include "java/interp/interpreter.h"
#include "java/natives/data_choice.h"
#include "java/natives/registry.h"

namespace heddle::java {
namespace {

template <BasicType type>
NativeResult any_between(NativeCall& call) {
  if constexpr (slots_of(type) == 2)
    return choose_between(call, type, call.i64(0), call.i64(2));
  else
    return choose_between(call, type, call.i32(0), call.i32(1));
}
NativeResult any_boolean(NativeCall& call) {
  return choose_boolean(call, false);
}
NativeResult any_element(NativeCall& call) {
  return choose_element(call, 0);
}
NativeResult assume(NativeCall& call) {
  return assume_that(call, call.boolean(0));
}
NativeResult nothing(NativeCall& call) {
  return call.ret();
}
NativeResult yes(NativeCall& call) {
  return call.ret_bool(true);
}
NativeResult own_code(NativeCall&) {
  return NativeResult::Bytecode;
}

// --- Verify ---

NativeResult false_first_or_not(NativeCall& call) {
  return choose_boolean(call, !call.boolean(0));
}
NativeResult up_to(NativeCall& call) {
  return choose_between(call, BasicType::Int, 0, call.i32(0));
}
NativeResult ignore_if(NativeCall& call) {
  return assume_that(call, !call.boolean(0));
}

// Counters, and JPF's bit sets and named values, live outside of the states: JPF keeps them while it goes
// back and forth. A program that only counts is not changed by that. One that looks depends on the order of
// the search, and no verdict about it would mean anything.
NativeResult reads_counter(NativeCall& call) {
  if (call.vm.options.live) return NativeResult::Bytecode;
  return call.unsupported("gov.nasa.jpf.vm.Verify." + call.method.name +
                          ": what is kept there depends on the order of the search");
}
NativeResult writes_counter(NativeCall& call) {
  return call.vm.options.live ? NativeResult::Bytecode : call.ret();
}
NativeResult increments_counter(NativeCall& call) {
  if (call.vm.options.live) return NativeResult::Bytecode;
  return call.interpreter.result_is_dropped() ? call.ret_i32(0) : reads_counter(call);
}

NativeResult break_transition(NativeCall& call) {
  return call.must_yield(Pending::Access, kNull) ? NativeResult::Yield : call.ret();
}
// breakTransition(reason, low, high): with a value.
NativeResult break_with_value(NativeCall& call) {
  return choose_between(call, BasicType::Int, call.i32(1), call.i32(2));
}
NativeResult terminate_search(NativeCall& call) {
  if (call.must_yield(Pending::Access, kNull)) return NativeResult::Yield;
  return call.unsupported("gov.nasa.jpf.vm.Verify." + call.method.name + ": the program gave up the search");
}

NativeResult terminate_search_if(NativeCall& call) {
  return call.boolean(0) ? terminate_search(call) : call.ret();
}

// JPF's own class has no code for these: the answer is its configuration's.
NativeResult own_code_if_any(NativeCall& call) {
  return call.method.is_native() ? unknown_choice(call) : NativeResult::Bytecode;
}

// Atomic sections exclude each other and everybody else; to a race detector they are one lock.
std::uint64_t atomic_sections(const NativeCall& call) {
  return Heap::offset(call.method.holder->mirror) + 2;
}
NativeResult begin_atomic(NativeCall& call) {
  if (call.vm.record(call.thread).atomic == 0) {
    if (call.must_yield(Pending::Access, kNull)) return NativeResult::Yield;
    call.edge(call.method.holder->mirror, atomic_sections(call), kAcquires);
  }
  ThreadRecord& r = call.vm.touch_record(call.thread);
  ++r.atomic;
  r.flags |= kAtomic;
  return call.ret();
}
NativeResult end_atomic(NativeCall& call) {
  ThreadRecord& r = call.vm.touch_record(call.thread);
  if (r.atomic == 0) return call.ret();  // as JPF has it
  if (--r.atomic != 0) return call.ret();
  r.flags &= ~kAtomic;
  call.interpreter.nobody_came_between();
  call.edge(call.method.holder->mirror, atomic_sections(call), kReleases);
  return call.ret();
}

// --- Verifier ---

template <BasicType type>
NativeResult nondet(NativeCall& call) {
  switch (type) {
    case BasicType::Byte: return choose_in_range(call, type, -128, 127);
    case BasicType::Char: return choose_in_range(call, type, 0, 0xffff);
    case BasicType::Short: return choose_in_range(call, type, -32768, 32767);
    case BasicType::Int:
      return choose_in_range(call, type, std::numeric_limits<std::int32_t>::min(),
                             std::numeric_limits<std::int32_t>::max());
    default:
      return choose_in_range(call, type, std::numeric_limits<std::int64_t>::min(),
                             std::numeric_limits<std::int64_t>::max());
  }
}

constexpr const char* kCheck = "heddle/Check";
constexpr const char* kVerify = "gov/nasa/jpf/vm/Verify";
constexpr const char* kVerifier = "org/sosy_lab/sv_benchmarks/Verifier";
constexpr const char* kAllValues = "every value is tried";
constexpr const char* kPrunes = "a path that is not of interest ends here";
constexpr const char* kAdvice = "advice to another tool";
const NativeEntry kEntries[] = {
    {kCheck, "anyInt", "(II)I", any_between<BasicType::Int>, kAllValues},
    {kCheck, "anyLong", "(JJ)J", any_between<BasicType::Long>, kAllValues},
    {kCheck, "anyChar", "(CC)C", any_between<BasicType::Char>, kAllValues},
    {kCheck, "anyBoolean", "()Z", any_boolean, kAllValues},
    {kCheck, "anyOf", nullptr, any_element, kAllValues},
    {kCheck, "assume", "(Z)V", assume, kPrunes},

    {kVerify, "getInt", "(II)I", any_between<BasicType::Int>, kAllValues},
    {kVerify, "getLong", "(JJ)J", any_between<BasicType::Long>, kAllValues},
    {kVerify, "getIntFromList", "([I)I", any_element, kAllValues},
    {kVerify, "getIntFromSet", "([I)I", any_element, kAllValues},
    {kVerify, "getLongFromList", "([J)J", any_element, kAllValues},
    {kVerify, "getFloatFromList", "([F)F", any_element, kAllValues},
    {kVerify, "getDoubleFromList", "([D)D", any_element, kAllValues},
    {kVerify, "getDoubleFromSet", "([D)D", any_element, kAllValues},
    {kVerify, "getBoolean", "()Z", any_boolean, kAllValues},
    {kVerify, "getBoolean", "(Z)Z", false_first_or_not, kAllValues},
    {kVerify, "random", "(I)I", up_to, kAllValues},
    {kVerify, "randomBool", "()Z", any_boolean, kAllValues},
    {kVerify, "randomBoolean", "()Z", any_boolean, kAllValues},
    {kVerify, "ignoreIf", "(Z)V", ignore_if, kPrunes},
    {kVerify, "interesting", "(Z)V", nothing, kAdvice},
    {kVerify, "boring", "(Z)V", nothing, kAdvice},
    {kVerify, "instrumentPoint", nullptr, nothing, kAdvice},
    {kVerify, "instrumentPointDeep", nullptr, nothing, kAdvice},
    {kVerify, "instrumentPointDeepRecur", nullptr, nothing, kAdvice},
    {kVerify, "setShared", nullptr, nothing, kAdvice},
    {kVerify, "freezeSharedness", nullptr, nothing, kAdvice},
    {kVerify, "busyWait", nullptr, nothing, kAdvice},
    {kVerify, "getCounter", "(I)I", reads_counter, "counters are outside of the states"},
    {kVerify, "incrementCounter", "(I)I", increments_counter, "counters are outside of the states"},
    {kVerify, "incrementCounter", "(I)V", writes_counter, "counters are outside of the states"},
    {kVerify, "resetCounter", "(I)V", writes_counter, "counters are outside of the states"},
    {kVerify, "setCounter", "(II)V", writes_counter, "counters are outside of the states"},
    {kVerify, "getBitInBitSet", nullptr, reads_counter, "bit sets are outside of the states"},
    {kVerify, "setBitInBitSet", nullptr, writes_counter, "bit sets are outside of the states"},
    {kVerify, "getValue", nullptr, reads_counter, "values are outside of the states"},
    {kVerify, "putValue", nullptr, writes_counter, "values are outside of the states"},
    {kVerify, "setProperties", nullptr, own_code, "it sets them"},
    {kVerify, "getProperty", nullptr, own_code_if_any, "what setProperties has set"},
    {kVerify, "beginAtomic", "()V", begin_atomic, "no other thread is offered in between"},
    {kVerify, "endAtomic", "()V", end_atomic, "no other thread is offered in between"},
    {kVerify, "breakTransition", "(Ljava/lang/String;II)I", break_with_value, kAllValues},
    {kVerify, "breakTransition", nullptr, break_transition, "a scheduling point"},
    {kVerify, "terminateSearch", nullptr, terminate_search, "the answer cannot be `verified`"},
    {kVerify, "storeTraceAndTerminate", nullptr, terminate_search, "the answer cannot be `verified`"},
    {kVerify, "storeTraceAndTerminateIf", nullptr, terminate_search_if, "the answer cannot be `verified`"},
    {kVerify, "storeTrace", nullptr, nothing, kAdvice},
    {kVerify, "storeTraceIf", nullptr, nothing, kAdvice},
    {kVerify, "printPathOutput", nullptr, nothing, kAdvice},
    {kVerify, "addComment", nullptr, nothing, kAdvice},
    {kVerify, "atLabel", nullptr, nothing, kAdvice},
    {kVerify, "setHeuristicSearchValue", nullptr, nothing, kAdvice},
    {kVerify, "resetHeuristicSearchValue", nullptr, nothing, kAdvice},
    {kVerify, "log", nullptr, nothing, kAdvice},
    {kVerify, "isRunningInJPF", "()Z", yes, "so it is, to the program"},
    {kVerify, "isTraceReplay", "()Z", own_code, "no"},
    {kVerify, "vmIsMatchingStates", "()Z", yes, "states are matched"},
    {kVerify, "print", nullptr, own_code, "it prints"},
    {kVerify, "println", nullptr, own_code, "it prints"},
    {kVerify, "threadPrint", nullptr, own_code, "it prints"},
    {kVerify, "threadPrintln", nullptr, own_code, "it prints"},
    {kVerify, "assertTrue", nullptr, own_code, "an assertion"},

    {kVerifier, "nondetBoolean", "()Z", any_boolean, kAllValues},
    {kVerifier, "nondetByte", "()B", nondet<BasicType::Byte>, kAllValues},
    {kVerifier, "nondetChar", "()C", nondet<BasicType::Char>, kAllValues},
    {kVerifier, "nondetShort", "()S", nondet<BasicType::Short>, kAllValues},
    {kVerifier, "nondetInt", "()I", nondet<BasicType::Int>, kAllValues},
    {kVerifier, "nondetLong", "()J", nondet<BasicType::Long>, kAllValues},
    {kVerifier, "assume", "(Z)V", assume, kPrunes},
};

}  // namespace

// Its own code is run only as far as this file says.
bool is_choice_class(std::string_view klass) {
  return klass == kCheck || klass == kVerify || klass == kVerifier;
}

std::string unknown_choice_text(const Klass& klass, std::string_view method) {
  return klass.external_name() + "." + std::string(method) +
         ": this way to choose is not supported; choose from a range or a list";
}

NativeResult unknown_choice(NativeCall& call) {
  return call.unsupported(unknown_choice_text(*call.method.holder, call.method.name));
}

extern const NativeTable kCheckApiNatives;
const NativeTable kCheckApiNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
