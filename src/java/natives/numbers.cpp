// Bits of float and double, java.lang.String.intern, and the byte order.
#include "java/interp/interpreter.h"
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

NativeResult same_bits(NativeCall& call) {
  return call.ret_i32(call.i32(0));
}
NativeResult same_long_bits(NativeCall& call) {
  return call.ret_i64(call.i64(0));
}
NativeResult no(NativeCall& call) {
  return call.ret_bool(false);
}
NativeResult yes(NativeCall& call) {
  return call.ret_bool(true);
}

// What the JDK's boot interns is there for good. Who interns a text first can be told by ==.
NativeResult intern(NativeCall& call) {
  Vm& vm = call.vm;
  const Ref string = call.ref(0);
  const std::u16string text = vm.string_value(string);
  if (vm.booting) return call.ret_ref(vm.intern(text));
  const bool literal = vm.is_literal(text);
  if (!literal && call.must_yield(Pending::Access, kNull)) return NativeResult::Yield;
  if (Ref known = vm.interned_at_run_time(text); known != kNull) return call.ret_ref(known);
  if (literal) return call.ret_ref(vm.intern(text));
  vm.vary_literal(text);
  call.interpreter.mark_progress();
  if (!vm.intern_at_run_time(string)) return call.throw_new("java/lang/OutOfMemoryError", "Java heap space");
  return call.ret_ref(string);
}

constexpr NativeEntry kEntries[] = {
    {"java/lang/Float", "floatToRawIntBits", "(F)I", same_bits},
    {"java/lang/Float", "intBitsToFloat", "(I)F", same_bits},
    {"java/lang/Double", "doubleToRawLongBits", "(D)J", same_long_bits},
    {"java/lang/Double", "longBitsToDouble", "(J)D", same_long_bits},
    {"java/lang/String", "intern", "()Ljava/lang/String;", intern},
    {"java/lang/StringUTF16", "isBigEndian", "()Z", no},
    {"java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", "()Z", yes},
};

}  // namespace

extern const NativeTable kNumberNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
