// math.h and fenv.h. The rounding mode is always to nearest, and floating point exceptions are not recorded:
// a program that asks for another or looks at them is not supported.
#include <fenv.h>

#include <cmath>
#include <iterator>
#include <string>

#include "native/library/host_call.h"
#include "native/library/registry.h"

namespace heddle::native {
namespace {

// The host's lgamma writes a global variable, signgam; we have several threads.
template <typename T, T (*kFunction)(T, int*)>
T log_gamma(T x) {
  int sign = 0;
  return kFunction(x, &sign);
}

template <typename T, T (*kFunction)(const char*)>
void nan_model(Call& call) {
  return_value(call, kFunction(std::string(call.c_string(call.arg(0))).c_str()));
}

void fegetround_model(Call& call) {
  call.ret_i32(FE_TONEAREST);
}
void fesetround_model(Call& call) {
  if (call.i32(0) != FE_TONEAREST) call.unsupported("fesetround: a rounding mode other than to nearest");
  call.ret_i32(0);
}
void exceptions_model(Call& call) {
  call.unsupported(std::string(call.name()) + ": floating point exceptions");
}
// There is nothing in the environment that could change.
void environment_model(Call& call) {
  call.ret_i32(0);
}

constexpr ModelEntry kEntries[] = {
#define HEDDLE_MATH(name) \
  {#name, host_model<::name>}, {#name "f", host_model<::name##f>}, {#name "l", host_model<::name##l>},
#include "native/library/math.def"
#undef HEDDLE_MATH
    {"lgamma", host_model<log_gamma<double, ::lgamma_r>>},
    {"lgammaf", host_model<log_gamma<float, ::lgammaf_r>>},
    {"lgammal", host_model<log_gamma<long double, ::lgammal_r>>},
    {"lgamma_r", host_model<::lgamma_r>},
    {"lgammaf_r", host_model<::lgammaf_r>},
    {"lgammal_r", host_model<::lgammal_r>},
    {"nan", nan_model<double, ::nan>},
    {"nanf", nan_model<float, ::nanf>},
    {"nanl", nan_model<long double, ::nanl>},
    {"finite", host_model<::__finite>},
    {"finitef", host_model<::__finitef>},
    {"finitel", host_model<::__finitel>},
    {"isnan", host_model<::__isnan>},
    {"isnanf", host_model<::__isnanf>},
    {"isnanl", host_model<::__isnanl>},
    {"isinf", host_model<::__isinf>},
    {"isinff", host_model<::__isinff>},
    {"isinfl", host_model<::__isinfl>},

    {"fegetround", fegetround_model},
    {"fesetround", fesetround_model},
    {"feclearexcept", environment_model},
    {"feraiseexcept", environment_model},
    {"fegetenv", environment_model},
    {"fesetenv", environment_model},
    {"feholdexcept", environment_model},
    {"feupdateenv", environment_model},
    {"fetestexcept", exceptions_model},
    {"fegetexceptflag", exceptions_model},
    {"fesetexceptflag", exceptions_model},
    {"feenableexcept", exceptions_model},
    {"fedisableexcept", exceptions_model},
    {"fegetexcept", exceptions_model},
};

}  // namespace

void math_family(std::vector<ModelEntry>& entries) {
  entries.insert(entries.end(), std::begin(kEntries), std::end(kEntries));
}

}  // namespace heddle::native
