// Arrays and other variables behind a descriptor, as Fortran 2018 (18.5) and flang 19 lay them out.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

extern "C" {
#include "model.h"
}

namespace fortran {

struct Dimension {
  int64_t lower, extent, stride;
};

enum Attribute : uint8_t { kOther, kPointer, kAllocatable };
enum Type : int8_t {
  kInt8 = 7,
  kInt16 = 8,
  kInt32 = 9,
  kInt64 = 10,
  kFloat = 27,
  kDouble = 28,
  kFloatComplex = 34,
  kDoubleComplex = 35,
  kBool = 39,
  kChar = 40,
  kStruct = 42,
};

struct Descriptor {
  void* base;
  uint64_t bytes;  // of an element
  int32_t version;
  uint8_t rank;
  int8_t type;
  uint8_t attribute, addendum;
  Dimension dimensions[15];

  int64_t elements() const {
    int64_t n = 1;
    for (int i = 0; i < rank; ++i) n *= dimensions[i].extent > 0 ? dimensions[i].extent : 0;
    return n;
  }
  bool contiguous() const {
    int64_t step = static_cast<int64_t>(bytes);
    for (int i = 0; i < rank; ++i) {
      if (dimensions[i].extent != 1 && dimensions[i].stride != step) return false;
      step *= dimensions[i].extent;
    }
    return true;
  }
  const struct DerivedType* derived() const {
    return addendum == 0 ? nullptr : *reinterpret_cast<const DerivedType* const*>(&dimensions[rank]);
  }
  uint64_t size() const {  // of the descriptor itself
    return 24 + rank * sizeof(Dimension) + (addendum != 0 ? 16 : 0);
  }
  // Contiguous, with bounds from 1, the last extent having been set.
  void lay_out() {
    int64_t step = static_cast<int64_t>(bytes);
    for (int i = 0; i < rank; ++i) {
      dimensions[i].stride = step;
      step *= dimensions[i].extent > 0 ? dimensions[i].extent : 0;
    }
  }
  void allocate() {
    const uint64_t n = static_cast<uint64_t>(elements()) * bytes;
    base = malloc(n == 0 ? 1 : n);
  }
};

// A new array of the given type as the result of an intrinsic, to be allocated.
inline void establish(Descriptor& d, int8_t type, uint64_t bytes, int rank, const int64_t* extents) {
  d.base = nullptr;
  d.bytes = bytes;
  d.version = 20180515;
  d.rank = static_cast<uint8_t>(rank);
  d.type = type;
  d.attribute = kAllocatable;
  d.addendum = 0;
  for (int i = 0; i < rank; ++i) d.dimensions[i] = {1, extents[i] > 0 ? extents[i] : 0, 0};
  d.lay_out();
  d.allocate();
}

// All elements of an array, in their order.
class Cursor {
 public:
  explicit Cursor(const Descriptor& d) : d_(d), at_(static_cast<char*>(d.base)) {}
  char* get() const { return at_; }
  int64_t index(int dimension) const { return index_[dimension]; }  // from 0
  void advance() {
    for (int i = 0; i < d_.rank; ++i) {
      at_ += d_.dimensions[i].stride;
      if (++index_[i] < d_.dimensions[i].extent) return;
      at_ -= index_[i] * d_.dimensions[i].stride;
      index_[i] = 0;
    }
  }

 private:
  const Descriptor& d_;
  char* at_;
  int64_t index_[15] = {};
};

inline bool is_true(const char* p, uint64_t bytes) {
  switch (bytes) {
    case 1: return *reinterpret_cast<const int8_t*>(p) != 0;
    case 2: return *reinterpret_cast<const int16_t*>(p) != 0;
    case 4: return *reinterpret_cast<const int32_t*>(p) != 0;
    default: return *reinterpret_cast<const int64_t*>(p) != 0;
  }
}
inline int64_t integer_at(const char* p, uint64_t bytes) {
  switch (bytes) {
    case 1: return *reinterpret_cast<const int8_t*>(p);
    case 2: return *reinterpret_cast<const int16_t*>(p);
    case 4: return *reinterpret_cast<const int32_t*>(p);
    default: return *reinterpret_cast<const int64_t*>(p);
  }
}
inline void set_integer(char* p, uint64_t bytes, int64_t value) {
  switch (bytes) {
    case 1: *reinterpret_cast<int8_t*>(p) = static_cast<int8_t>(value); break;
    case 2: *reinterpret_cast<int16_t*>(p) = static_cast<int16_t>(value); break;
    case 4: *reinterpret_cast<int32_t*>(p) = static_cast<int32_t>(value); break;
    default: *reinterpret_cast<int64_t*>(p) = value; break;
  }
}

// The elements whose mask is true: of an array of the same shape, a scalar, or without one.
class Mask {
 public:
  explicit Mask(const Descriptor* mask)
      : mask_(mask != nullptr && mask->base != nullptr ? mask : nullptr),
        at_(mask_ != nullptr ? *mask_ : kNone) {}
  bool now() const { return mask_ == nullptr || is_true(at_.get(), mask_->bytes); }
  void advance() {
    if (mask_ != nullptr && mask_->rank > 0) at_.advance();
  }

 private:
  static inline const Descriptor kNone{};
  const Descriptor* mask_;
  Cursor at_;
};

// What flang writes about a derived type (module __fortran_type_info).
struct Component {
  char name[24];
  uint8_t genre, category, kind, rank;  // genre: 1 data, 2 pointer, 3 allocatable, 4 automatic
  int32_t unused;
  uint64_t offset;
  char character_length[16];
  struct {
    const struct DerivedType* base;
    char rest[32];
  } derived;
  char length_values[64];
  struct {
    const struct {
      uint8_t genre;
      int64_t value;
    } * base;
    char rest[80];
  } bounds;
  const void* initial;
};
struct DerivedType {
  char binding[64], name[24];
  uint64_t bytes;
  char uninstantiated[40], kinds[48], lengths[48];
  struct {
    const Component* base;
    char before[16];
    int64_t lower, count, stride;
    char addendum[16];
  } components;
  char procedures[64], special[64];
  uint32_t special_bits;
  bool has_parent, no_initialization, no_destruction, no_finalization;
};
static_assert(sizeof(Component) == 256 && offsetof(DerivedType, special_bits) == 424, "as flang lays it out");

void assign(Descriptor& to, const Descriptor& from, bool new_variable);
void copy_element(char* to, const char* from, const Descriptor& d);

}  // namespace fortran

#define FORTRAN(name) _FortranA##name
