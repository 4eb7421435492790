// java.lang.StrictMath's natives: fdlibm's, as specified. java.lang.Math calls most of them too; for the
// others see math.cpp.
#include <cmath>

#include "java/natives/fdlibm.h"
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
    {kStrictMath, "sin", "(D)D", unary<fdlibm::sin>},
    {kStrictMath, "cos", "(D)D", unary<fdlibm::cos>},
    {kStrictMath, "tan", "(D)D", unary<fdlibm::tan>},
    {kStrictMath, "asin", "(D)D", unary<fdlibm::asin>},
    {kStrictMath, "acos", "(D)D", unary<fdlibm::acos>},
    {kStrictMath, "atan", "(D)D", unary<fdlibm::atan>},
    {kStrictMath, "log", "(D)D", unary<fdlibm::log>},
    {kStrictMath, "log10", "(D)D", unary<fdlibm::log10>},
    {kStrictMath, "sqrt", "(D)D", unary<std::sqrt>},
    {kStrictMath, "sinh", "(D)D", unary<fdlibm::sinh>},
    {kStrictMath, "cosh", "(D)D", unary<fdlibm::cosh>},
    {kStrictMath, "tanh", "(D)D", unary<fdlibm::tanh>},
    {kStrictMath, "expm1", "(D)D", unary<fdlibm::expm1>},
    {kStrictMath, "log1p", "(D)D", unary<fdlibm::log1p>},
    {kStrictMath, "IEEEremainder", "(DD)D", binary<std::remainder>},
    {kStrictMath, "atan2", "(DD)D", binary<fdlibm::atan2>},
};

}  // namespace

extern const NativeTable kStrictMathNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
