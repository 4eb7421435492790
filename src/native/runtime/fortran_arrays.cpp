// RESHAPE, TRANSPOSE, MATMUL and other intrinsics that make arrays of arrays.
#include "fortran.h"

namespace fortran {
namespace {

void result_like(Descriptor& result, const Descriptor& source, int rank, const int64_t* extents) {
  establish(result, source.type, source.bytes, rank, extents);
  if (source.addendum == 0) return;
  result.addendum = 1;
  memcpy(&result.dimensions[rank], &source.dimensions[source.rank], 16);
}

void copy_all(Cursor to, const Descriptor& from, int64_t n) {
  Cursor source(from);
  for (; n > 0; --n, to.advance(), source.advance()) copy_element(to.get(), source.get(), from);
}

int64_t wrapped(int64_t i, int64_t n) {
  const int64_t r = i % n;
  return r < 0 ? r + n : r;
}

// The element `place` of an array, `along` being the index in one dimension.
char* element(const Descriptor& array, const Cursor& place, int dimension, int64_t along) {
  char* at = static_cast<char*>(array.base);
  for (int i = 0; i < array.rank; ++i)
    at += (i == dimension ? along : place.index(i)) * array.dimensions[i].stride;
  return at;
}

// SHIFT= may be an array of one dimension less.
int64_t shift_at(const Descriptor& shift, const Descriptor& source, const Cursor& place, int dimension) {
  char* at = static_cast<char*>(shift.base);
  for (int i = 0, k = 0; i < source.rank && shift.rank > 0; ++i)
    if (i != dimension) at += place.index(i) * shift.dimensions[k++].stride;
  return integer_at(at, shift.bytes);
}

template <typename T>
void multiply(const Descriptor& result, const Descriptor& x, const Descriptor& y) {
  const bool x_vector = x.rank == 1, y_vector = y.rank == 1;
  const int64_t rows = x_vector ? 1 : x.dimensions[0].extent, columns = y_vector ? 1 : y.dimensions[1].extent;
  const int64_t inner = y.dimensions[0].extent;
  for (int64_t j = 0; j < columns; ++j) {
    for (int64_t i = 0; i < rows; ++i) {
      T sum = 0;
      for (int64_t k = 0; k < inner; ++k) {
        const char* a =
            static_cast<const char*>(x.base) +
            (x_vector ? k * x.dimensions[0].stride : i * x.dimensions[0].stride + k * x.dimensions[1].stride);
        const char* b = static_cast<const char*>(y.base) + k * y.dimensions[0].stride +
                        (y_vector ? 0 : j * y.dimensions[1].stride);
        sum = static_cast<T>(sum + *reinterpret_cast<const T*>(a) * *reinterpret_cast<const T*>(b));
      }
      char* to = static_cast<char*>(result.base);
      if (x_vector)
        to += j * result.dimensions[0].stride;
      else
        to += i * result.dimensions[0].stride + (y_vector ? 0 : j * result.dimensions[1].stride);
      *reinterpret_cast<T*>(to) = sum;
    }
  }
}
void multiply_any(const Descriptor& result, const Descriptor& x, const Descriptor& y) {
  if (x.type != y.type) __heddle_unsupported("matmul of different types");
  switch (x.type) {
    case kInt32: return multiply<int32_t>(result, x, y);
    case kInt64: return multiply<int64_t>(result, x, y);
    case kFloat: return multiply<float>(result, x, y);
    case kDouble: return multiply<double>(result, x, y);
    default: __heddle_unsupported("matmul of this type");
  }
}
void matmul(Descriptor& result, const Descriptor& x, const Descriptor& y) {
  int64_t extents[2];
  int rank = 0;
  if (x.rank == 2) extents[rank++] = x.dimensions[0].extent;
  if (y.rank == 2) extents[rank++] = y.dimensions[1].extent;
  establish(result, x.type, x.bytes, rank, extents);
  multiply_any(result, x, y);
}

}  // namespace
}  // namespace fortran

using namespace fortran;

extern "C" {

void FORTRAN(Reshape)(Descriptor& result, const Descriptor& source, const Descriptor& shape,
                      const Descriptor* pad, const Descriptor* order, const char*, int) {
  if (order != nullptr && order->base != nullptr) __heddle_unsupported("reshape with ORDER=");
  int64_t extents[15];
  const int rank = static_cast<int>(shape.dimensions[0].extent);
  Cursor of(shape);
  for (int i = 0; i < rank && i < 15; ++i, of.advance()) extents[i] = integer_at(of.get(), shape.bytes);
  result_like(result, source, rank, extents);
  const int64_t n = result.elements(), given = source.elements();
  copy_all(Cursor(result), source, n < given ? n : given);
  if (n <= given) return;
  if (pad == nullptr || pad->base == nullptr || pad->elements() == 0)
    __heddle_misuse("reshape: too few elements");
  Cursor to(result), filler(*pad);
  for (int64_t i = 0; i < n; ++i, to.advance()) {
    if (i < given) continue;
    copy_element(to.get(), filler.get(), *pad);
    filler.advance();
  }
}
void FORTRAN(Transpose)(Descriptor& result, const Descriptor& matrix, const char*, int) {
  const int64_t extents[] = {matrix.dimensions[1].extent, matrix.dimensions[0].extent};
  result_like(result, matrix, 2, extents);
  Descriptor turned;
  memcpy(&turned, &matrix, matrix.size());
  turned.dimensions[0] = matrix.dimensions[1];
  turned.dimensions[1] = matrix.dimensions[0];
  turned.addendum = 0;
  copy_all(Cursor(result), turned, result.elements());
}
void FORTRAN(Spread)(Descriptor& result, const Descriptor& source, int dim, int64_t copies, const char*,
                     int) {
  int64_t extents[15];
  for (int i = 0, k = 0; i <= source.rank; ++i)
    extents[i] = i == dim - 1 ? copies : source.dimensions[k++].extent;
  result_like(result, source, source.rank + 1, extents);
  Cursor to(result);
  for (int64_t n = result.elements(); n > 0; --n, to.advance()) {
    const char* from = static_cast<const char*>(source.base);
    for (int i = 0, k = 0; i <= source.rank; ++i)
      if (i != dim - 1) from += to.index(i) * source.dimensions[k++].stride;
    copy_element(to.get(), from, source);
  }
}
void FORTRAN(Cshift)(Descriptor& result, const Descriptor& source, const Descriptor& shift, int dim,
                     const char*, int) {
  int64_t extents[15];
  for (int i = 0; i < source.rank; ++i) extents[i] = source.dimensions[i].extent;
  result_like(result, source, source.rank, extents);
  Cursor to(result);
  for (int64_t n = result.elements(); n > 0; --n, to.advance()) {
    const int64_t by = shift_at(shift, source, to, dim - 1);
    copy_element(to.get(), element(source, to, dim - 1, wrapped(to.index(dim - 1) + by, extents[dim - 1])),
                 source);
  }
}
void FORTRAN(CshiftVector)(Descriptor& result, const Descriptor& source, int64_t by, const char*, int) {
  const int64_t extent = source.dimensions[0].extent;
  result_like(result, source, 1, &extent);
  Cursor to(result);
  for (int64_t i = 0; i < extent; ++i, to.advance())
    copy_element(to.get(), element(source, to, 0, wrapped(i + by, extent)), source);
}
void FORTRAN(EoshiftVector)(Descriptor& result, const Descriptor& source, int64_t by,
                            const Descriptor* boundary, const char*, int) {
  const int64_t extent = source.dimensions[0].extent;
  result_like(result, source, 1, &extent);
  Cursor to(result);
  for (int64_t i = 0; i < extent; ++i, to.advance()) {
    if (i + by >= 0 && i + by < extent) {
      copy_element(to.get(), element(source, to, 0, i + by), source);
    } else if (boundary != nullptr && boundary->base != nullptr) {
      copy_element(to.get(), static_cast<const char*>(boundary->base), source);
    } else {
      memset(to.get(), source.type == kChar ? ' ' : 0, source.bytes);
    }
  }
}
void FORTRAN(Pack)(Descriptor& result, const Descriptor& source, const Descriptor& mask,
                   const Descriptor* vector, const char*, int) {
  int64_t count = 0;
  {
    Mask chosen(&mask);
    for (int64_t n = source.elements(); n > 0; --n, chosen.advance()) count += chosen.now() ? 1 : 0;
  }
  const bool filled = vector != nullptr && vector->base != nullptr;
  const int64_t extent = filled ? vector->dimensions[0].extent : count;
  result_like(result, source, 1, &extent);
  if (filled) copy_all(Cursor(result), *vector, extent);
  Cursor to(result), from(source);
  Mask chosen(&mask);
  for (int64_t n = source.elements(); n > 0; --n, from.advance(), chosen.advance()) {
    if (!chosen.now()) continue;
    copy_element(to.get(), from.get(), source);
    to.advance();
  }
}
void FORTRAN(Unpack)(Descriptor& result, const Descriptor& vector, const Descriptor& mask,
                     const Descriptor& field, const char*, int) {
  int64_t extents[15];
  for (int i = 0; i < mask.rank; ++i) extents[i] = mask.dimensions[i].extent;
  result_like(result, vector, mask.rank, extents);
  Cursor to(result), from(vector), other(field);
  Mask chosen(&mask);
  for (int64_t n = result.elements(); n > 0; --n, to.advance(), chosen.advance()) {
    copy_element(to.get(), chosen.now() ? from.get() : other.get(), vector);
    if (chosen.now()) from.advance();
    if (field.rank > 0) other.advance();
  }
}

void FORTRAN(Matmul)(Descriptor& result, const Descriptor& x, const Descriptor& y, const char*, int) {
  matmul(result, x, y);
}
void FORTRAN(MatmulDirect)(const Descriptor& result, const Descriptor& x, const Descriptor& y, const char*,
                           int) {
  multiply_any(result, x, y);
}
// flang names the types of both.
#define MATMUL(kind)                                                                                         \
  void FORTRAN(Matmul##kind##kind)(Descriptor & result, const Descriptor& x, const Descriptor& y,            \
                                   const char*, int) {                                                       \
    matmul(result, x, y);                                                                                    \
  }                                                                                                          \
  void FORTRAN(MatmulDirect##kind##kind)(const Descriptor& result, const Descriptor& x, const Descriptor& y, \
                                         const char*, int) {                                                 \
    multiply_any(result, x, y);                                                                              \
  }
MATMUL(Integer4)
MATMUL(Integer8)
MATMUL(Real4)
MATMUL(Real8)
}
