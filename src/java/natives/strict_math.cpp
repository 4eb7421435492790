// java.lang.StrictMath's natives, by way of the C library.
//
// HotSpot uses fdlibm here, and its own routines for java.lang.Math. All of them, and the C library, stay within one
// unit in the last place, and mostly agree; where they differ, so does our last digit (docs/limits.md).
#include <cmath>

#include "java/natives/natives.h"


namespace heddle::java {
namespace {

template <double (*function)(double)>
NativeResult unary(NativeCall& call) {
  return call.ret_f64(function(call.f64(0)));
}

template <double (*function)(double, double)>
NativeResult binary(NativeCall& call) {
  return call.ret_f64(function(call.f64(0), call.f64(2)));
}

constexpr const char* kStrictMath = "java/lang/StrictMath";
constexpr NativeEntry kEntries[] = {
    {kStrictMath, "sin", "(D)D", unary<std::sin>},
    {kStrictMath, "cos", "(D)D", unary<std::cos>},
    {kStrictMath, "tan", "(D)D", unary<std::tan>},
    {kStrictMath, "asin", "(D)D", unary<std::asin>},
    {kStrictMath, "acos", "(D)D", unary<std::acos>},
    {kStrictMath, "atan", "(D)D", unary<std::atan>},
    {kStrictMath, "log", "(D)D", unary<std::log>},
    {kStrictMath, "log10", "(D)D", unary<std::log10>},
    {kStrictMath, "sqrt", "(D)D", unary<std::sqrt>},
    {kStrictMath, "sinh", "(D)D", unary<std::sinh>},
    {kStrictMath, "cosh", "(D)D", unary<std::cosh>},
    {kStrictMath, "tanh", "(D)D", unary<std::tanh>},
    {kStrictMath, "expm1", "(D)D", unary<std::expm1>},
    {kStrictMath, "log1p", "(D)D", unary<std::log1p>},
    {kStrictMath, "IEEEremainder", "(DD)D", binary<std::remainder>},
    {kStrictMath, "atan2", "(DD)D", binary<std::atan2>},
};

}  // namespace

extern const NativeTable kStrictMathNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
