// SUM, PRODUCT, MAXVAL, MINVAL and their relatives: of a whole array, or along one dimension.
#include <math.h>

#include "fortran.h"

namespace fortran {
namespace {

enum class Operation { Sum, Product, Max, Min, IAll, IAny, IParity };

template <typename T>
constexpr bool is_real = static_cast<T>(0.5) != static_cast<T>(0);

template <typename T>
T least() {
  if constexpr (is_real<T>)
    return -static_cast<T>(sizeof(T) == 4 ? 3.40282347e+38 : 1.7976931348623157e+308);
  else
    return static_cast<T>(static_cast<uint64_t>(1) << (sizeof(T) * 8 - 1));
}
template <typename T>
T greatest() {
  if constexpr (is_real<T>)
    return -least<T>();
  else
    return static_cast<T>(~static_cast<uint64_t>(least<T>()));
}

template <typename T>
T start(Operation operation) {
  switch (operation) {
    case Operation::Product: return 1;
    case Operation::Max: return least<T>();
    case Operation::Min: return greatest<T>();
    case Operation::IAll: return static_cast<T>(-1);
    default: return 0;
  }
}
template <typename T>
T combine(Operation operation, T a, T b) {
  if constexpr (is_real<T>) {
    switch (operation) {
      case Operation::Product: return a * b;
      case Operation::Max: return b > a ? b : a;
      case Operation::Min: return b < a ? b : a;
      default: return a + b;
    }
  } else {
    const auto x = static_cast<uint64_t>(a), y = static_cast<uint64_t>(b);
    switch (operation) {
      case Operation::Sum: return static_cast<T>(x + y);
      case Operation::Product: return static_cast<T>(x * y);
      case Operation::Max: return b > a ? b : a;
      case Operation::Min: return b < a ? b : a;
      case Operation::IAll: return static_cast<T>(x & y);
      case Operation::IAny: return static_cast<T>(x | y);
      default: return static_cast<T>(x ^ y);
    }
  }
}

template <typename T>
T reduce(Operation operation, const Descriptor& array, const Descriptor* mask) {
  T result = start<T>(operation);
  Cursor at(array);
  Mask chosen(mask);
  for (int64_t n = array.elements(); n > 0; --n, at.advance(), chosen.advance())
    if (chosen.now()) result = combine(operation, result, *reinterpret_cast<const T*>(at.get()));
  return result;
}

// The part of an array that has one place in all dimensions but one.
Descriptor line_of(const Descriptor& array, int dimension, const Cursor& place) {
  Descriptor line;
  line.base = array.base;
  line.bytes = array.bytes;
  line.rank = 1;
  line.type = array.type;
  line.attribute = kOther;
  line.addendum = 0;
  line.dimensions[0] = array.dimensions[dimension];
  char* base = static_cast<char*>(array.base);
  for (int i = 0, k = 0; i < array.rank; ++i)
    if (i != dimension) base += place.index(k++) * array.dimensions[i].stride;
  line.base = base;
  return line;
}
void without(const Descriptor& array, int dimension, int64_t* extents) {
  for (int i = 0, k = 0; i < array.rank; ++i)
    if (i != dimension) extents[k++] = array.dimensions[i].extent;
}

template <typename T>
void reduce_along(Operation operation, Descriptor& result, const Descriptor& array, int dimension,
                  const Descriptor* mask) {
  int64_t extents[15];
  without(array, dimension, extents);
  establish(result, array.type, array.bytes, array.rank - 1, extents);
  Cursor at(result);
  for (int64_t n = result.elements(); n > 0; --n, at.advance()) {
    const Descriptor line = line_of(array, dimension, at);
    const bool by_element = mask != nullptr && mask->base != nullptr && mask->rank > 0;
    const Descriptor masked = by_element ? line_of(*mask, dimension, at) : line;
    *reinterpret_cast<T*>(at.get()) = reduce<T>(operation, line, by_element ? &masked : mask);
  }
}
void reduce_dimension(Operation operation, Descriptor& result, const Descriptor& array, int dim,
                      const Descriptor* mask) {
  const int dimension = dim - 1;
  switch (array.type) {
    case kInt8: return reduce_along<int8_t>(operation, result, array, dimension, mask);
    case kInt16: return reduce_along<int16_t>(operation, result, array, dimension, mask);
    case kInt32: return reduce_along<int32_t>(operation, result, array, dimension, mask);
    case kInt64: return reduce_along<int64_t>(operation, result, array, dimension, mask);
    case kFloat: return reduce_along<float>(operation, result, array, dimension, mask);
    case kDouble: return reduce_along<double>(operation, result, array, dimension, mask);
    default: __heddle_unsupported("an intrinsic with DIM= of this type");
  }
}

// --- places ---

template <typename T>
bool better(T a, T b, bool max) {
  return max ? a > b : a < b;
}
// The place (from 1) of the greatest or least element; `found` is false if the mask leaves none.
template <typename T>
bool locate(const Descriptor& array, const Descriptor* mask, bool max, bool back, int64_t* place) {
  Cursor at(array);
  Mask chosen(mask);
  bool found = false;
  T best = 0;
  for (int64_t n = array.elements(); n > 0; --n, at.advance(), chosen.advance()) {
    if (!chosen.now()) continue;
    const T value = *reinterpret_cast<const T*>(at.get());
    if (found && !better(value, best, max) && !(back && value == best)) continue;
    found = true;
    best = value;
    for (int i = 0; i < array.rank; ++i) place[i] = at.index(i) + 1;
  }
  return found;
}
template <typename T>
void loc(Descriptor& result, const Descriptor& array, int kind, const Descriptor* mask, bool max, bool back) {
  const int64_t extent = array.rank;
  int64_t place[15] = {};
  locate<T>(array, mask, max, back, place);
  static const int8_t kTypes[] = {0, kInt8, kInt16, 0, kInt32, 0, 0, 0, kInt64};
  establish(result, kTypes[kind & 15], static_cast<uint64_t>(kind), 1, &extent);
  Cursor at(result);
  for (int i = 0; i < array.rank; ++i, at.advance()) set_integer(at.get(), result.bytes, place[i]);
}
template <typename T>
void loc_along(Descriptor& result, const Descriptor& array, int kind, int dimension, const Descriptor* mask,
               bool max, bool back) {
  int64_t extents[15];
  without(array, dimension, extents);
  static const int8_t kTypes[] = {0, kInt8, kInt16, 0, kInt32, 0, 0, 0, kInt64};
  establish(result, kTypes[kind & 15], static_cast<uint64_t>(kind), array.rank - 1, extents);
  Cursor at(result);
  for (int64_t n = result.elements(); n > 0; --n, at.advance()) {
    const Descriptor line = line_of(array, dimension, at);
    const bool by_element = mask != nullptr && mask->base != nullptr && mask->rank > 0;
    const Descriptor masked = by_element ? line_of(*mask, dimension, at) : line;
    int64_t place = 0;
    locate<T>(line, by_element ? &masked : mask, max, back, &place);
    set_integer(at.get(), result.bytes, place);
  }
}
void loc_dimension(Descriptor& result, const Descriptor& array, int kind, int dim, const Descriptor* mask,
                   bool max, bool back) {
  switch (array.type) {
    case kInt8: return loc_along<int8_t>(result, array, kind, dim - 1, mask, max, back);
    case kInt16: return loc_along<int16_t>(result, array, kind, dim - 1, mask, max, back);
    case kInt32: return loc_along<int32_t>(result, array, kind, dim - 1, mask, max, back);
    case kInt64: return loc_along<int64_t>(result, array, kind, dim - 1, mask, max, back);
    case kFloat: return loc_along<float>(result, array, kind, dim - 1, mask, max, back);
    case kDouble: return loc_along<double>(result, array, kind, dim - 1, mask, max, back);
    default: __heddle_unsupported("maxloc or minloc with DIM= of this type");
  }
}

// --- logical ---

int64_t count_true(const Descriptor& mask) {
  Cursor at(mask);
  int64_t count = 0;
  for (int64_t n = mask.elements(); n > 0; --n, at.advance()) count += is_true(at.get(), mask.bytes) ? 1 : 0;
  return count;
}
template <typename F>
void logical_along(Descriptor& result, const Descriptor& mask, int dim, int8_t type, uint64_t bytes,
                   F value) {
  int64_t extents[15];
  without(mask, dim - 1, extents);
  establish(result, type, bytes, mask.rank - 1, extents);
  Cursor at(result);
  for (int64_t n = result.elements(); n > 0; --n, at.advance()) {
    const Descriptor line = line_of(mask, dim - 1, at);
    set_integer(at.get(), bytes, value(count_true(line), line.elements()));
  }
}

template <typename T>
T dot(const Descriptor& x, const Descriptor& y) {
  Cursor a(x), b(y);
  T result = 0;
  for (int64_t n = x.elements(); n > 0; --n, a.advance(), b.advance())
    result = combine(Operation::Sum, result,
                     combine(Operation::Product, *reinterpret_cast<const T*>(a.get()),
                             *reinterpret_cast<const T*>(b.get())));
  return result;
}

template <typename T>
struct Complex {
  T real, imaginary;
};
template <typename T>
Complex<T> sum_complex(const Descriptor& array, const Descriptor* mask) {
  Complex<T> result = {0, 0};
  Cursor at(array);
  Mask chosen(mask);
  for (int64_t n = array.elements(); n > 0; --n, at.advance(), chosen.advance()) {
    if (!chosen.now()) continue;
    const auto& value = *reinterpret_cast<const Complex<T>*>(at.get());
    result = {result.real + value.real, result.imaginary + value.imaginary};
  }
  return result;
}

}  // namespace
}  // namespace fortran

using namespace fortran;

extern "C" {

#define REDUCTION(name, operation, type)                                                       \
  type FORTRAN(name)(const Descriptor& array, const char*, int, int, const Descriptor* mask) { \
    return reduce<type>(Operation::operation, array, mask);                                    \
  }
#define LOCATION(name, max, type)                                                              \
  void FORTRAN(name)(Descriptor & result, const Descriptor& array, int kind, const char*, int, \
                     const Descriptor* mask, bool back) {                                      \
    loc<type>(result, array, kind, mask, max, back);                                           \
  }
#define ARITHMETIC(kind, type)                                                                 \
  REDUCTION(Sum##kind, Sum, type)                                                              \
  REDUCTION(Product##kind, Product, type)                                                      \
  REDUCTION(Maxval##kind, Max, type)                                                           \
  REDUCTION(Minval##kind, Min, type)                                                           \
  LOCATION(Maxloc##kind, true, type)                                                           \
  LOCATION(Minloc##kind, false, type)                                                          \
  type FORTRAN(DotProduct##kind)(const Descriptor& x, const Descriptor& y, const char*, int) { \
    return dot<type>(x, y);                                                                    \
  }
ARITHMETIC(Integer1, int8_t)
ARITHMETIC(Integer2, int16_t)
ARITHMETIC(Integer4, int32_t)
ARITHMETIC(Integer8, int64_t)
ARITHMETIC(Real4, float)
ARITHMETIC(Real8, double)

#define BITS(kind, type)            \
  REDUCTION(IAll##kind, IAll, type) \
  REDUCTION(IAny##kind, IAny, type) \
  REDUCTION(IParity##kind, IParity, type)
BITS(1, int8_t)
BITS(2, int16_t)
BITS(4, int32_t)
BITS(8, int64_t)

#define ALONG(name, operation)                                                                     \
  void FORTRAN(name##Dim)(Descriptor & result, const Descriptor& array, int dim, const char*, int, \
                          const Descriptor* mask) {                                                \
    reduce_dimension(Operation::operation, result, array, dim, mask);                              \
  }
ALONG(Sum, Sum)
ALONG(Product, Product)
ALONG(Maxval, Max)
ALONG(Minval, Min)
ALONG(IAll, IAll)
ALONG(IAny, IAny)
ALONG(IParity, IParity)

void FORTRAN(MaxlocDim)(Descriptor& result, const Descriptor& array, int kind, int dim, const char*, int,
                        const Descriptor* mask, bool back) {
  loc_dimension(result, array, kind, dim, mask, true, back);
}
void FORTRAN(MinlocDim)(Descriptor& result, const Descriptor& array, int kind, int dim, const char*, int,
                        const Descriptor* mask, bool back) {
  loc_dimension(result, array, kind, dim, mask, false, back);
}

void FORTRAN(CppSumComplex4)(Complex<float>& result, const Descriptor& array, const char*, int, int,
                             const Descriptor* mask) {
  result = sum_complex<float>(array, mask);
}
void FORTRAN(CppSumComplex8)(Complex<double>& result, const Descriptor& array, const char*, int, int,
                             const Descriptor* mask) {
  result = sum_complex<double>(array, mask);
}

bool FORTRAN(All)(const Descriptor& mask, const char*, int, int) {
  return count_true(mask) == mask.elements();
}
bool FORTRAN(Any)(const Descriptor& mask, const char*, int, int) {
  return count_true(mask) > 0;
}
bool FORTRAN(Parity)(const Descriptor& mask, const char*, int, int) {
  return (count_true(mask) & 1) != 0;
}
int64_t FORTRAN(Count)(const Descriptor& mask, const char*, int, int) {
  return count_true(mask);
}
void FORTRAN(AllDim)(Descriptor& result, const Descriptor& mask, int dim, const char*, int) {
  logical_along(result, mask, dim, mask.type, mask.bytes,
                [](int64_t n, int64_t all) -> int64_t { return n == all; });
}
void FORTRAN(AnyDim)(Descriptor& result, const Descriptor& mask, int dim, const char*, int) {
  logical_along(result, mask, dim, mask.type, mask.bytes,
                [](int64_t n, int64_t) -> int64_t { return n > 0; });
}
void FORTRAN(CountDim)(Descriptor& result, const Descriptor& mask, int dim, int kind, const char*, int) {
  static const int8_t kTypes[] = {0, kInt8, kInt16, 0, kInt32, 0, 0, 0, kInt64};
  logical_along(result, mask, dim, kTypes[kind & 15], static_cast<uint64_t>(kind),
                [](int64_t n, int64_t) -> int64_t { return n; });
}

float FORTRAN(Norm2_4)(const Descriptor& array, const char*, int, int) {
  return sqrtf(dot<float>(array, array));
}
double FORTRAN(Norm2_8)(const Descriptor& array, const char*, int, int) {
  return sqrt(dot<double>(array, array));
}
}
