// Bits of float and double, java.lang.String.intern, and the byte order.

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

// The immortal string of that value. Unlike on HotSpot a string never becomes its own interned one.
NativeResult intern(NativeCall& call) {
  return call.ret_ref(call.vm.intern(call.vm.string_value(call.ref(0))));
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
