// complex.h, and the multiplication and division that Clang calls for it (of the compiler's library).
#include <iterator>

#include "native/library/host_call.h"
#include "native/library/registry.h"

// C++ has no complex.h: these are its declarations.
extern "C" {
using heddle::native::ComplexDouble;
using heddle::native::ComplexFloat;
using heddle::native::ComplexLongDouble;
#define HEDDLE_COMPLEX(name)          \
  ComplexDouble name(ComplexDouble);  \
  ComplexFloat name##f(ComplexFloat); \
  ComplexLongDouble name##l(ComplexLongDouble);
#define HEDDLE_COMPLEX_PART(name) \
  double name(ComplexDouble);     \
  float name##f(ComplexFloat);    \
  long double name##l(ComplexLongDouble);
#include "native/library/complex.def"
#undef HEDDLE_COMPLEX
#undef HEDDLE_COMPLEX_PART
ComplexDouble cpow(ComplexDouble, ComplexDouble);
ComplexFloat cpowf(ComplexFloat, ComplexFloat);
ComplexLongDouble cpowl(ComplexLongDouble, ComplexLongDouble);
ComplexDouble __muldc3(double, double, double, double);
ComplexDouble __divdc3(double, double, double, double);
ComplexFloat __mulsc3(float, float, float, float);
ComplexFloat __divsc3(float, float, float, float);
ComplexLongDouble __mulxc3(long double, long double, long double, long double);
ComplexLongDouble __divxc3(long double, long double, long double, long double);
}

namespace heddle::native {

void complex_family(std::vector<ModelEntry>& entries) {
  static constexpr ModelEntry kEntries[] = {
#define HEDDLE_COMPLEX(name) \
  {#name, host_model<::name>}, {#name "f", host_model<::name##f>}, {#name "l", host_model<::name##l>},
#define HEDDLE_COMPLEX_PART HEDDLE_COMPLEX
#include "native/library/complex.def"
#undef HEDDLE_COMPLEX
#undef HEDDLE_COMPLEX_PART
      {"cpow", host_model<::cpow>},         {"cpowf", host_model<::cpowf>},
      {"cpowl", host_model<::cpowl>},       {"__muldc3", host_model<::__muldc3>},
      {"__divdc3", host_model<::__divdc3>}, {"__mulsc3", host_model<::__mulsc3>},
      {"__divsc3", host_model<::__divsc3>}, {"__mulxc3", host_model<::__mulxc3>},
      {"__divxc3", host_model<::__divxc3>},
  };
  entries.insert(entries.end(), std::begin(kEntries), std::end(kEntries));
}

}  // namespace heddle::native
