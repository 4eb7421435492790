// ALLOCATE, DEALLOCATE, pointers and assignment.
#include "fortran.h"

namespace fortran {

namespace {

// Of an array component, from its bounds: how many elements there are.
int64_t elements_of(const Component& component) {
  int64_t n = 1;
  for (int i = 0; i < component.rank; ++i)
    n *= component.bounds.base[2 * i + 1].value - component.bounds.base[2 * i].value + 1;
  return n < 0 ? 0 : n;
}

bool needs_care(const DerivedType* type) {
  return type != nullptr && !type->no_destruction;
}

// A structure with allocatable components.
void copy_structure(char* to, const char* from, const DerivedType& type) {
  memcpy(to, from, type.bytes);
  for (int64_t i = 0; i < type.components.count; ++i) {
    const Component& component = type.components.base[i];
    if (component.genre == 3 || component.genre == 4) {
      // The bytes of the descriptor are copied: its target is not shared.
      auto& made = *reinterpret_cast<Descriptor*>(to + component.offset);
      const auto& original = *reinterpret_cast<const Descriptor*>(from + component.offset);
      made.base = nullptr;
      if (original.base != nullptr) assign(made, original, true);
    } else if (component.genre == 1 && needs_care(component.derived.base)) {
      const DerivedType& inner = *component.derived.base;
      for (int64_t k = 0; k < elements_of(component); ++k)
        copy_structure(to + component.offset + k * inner.bytes, from + component.offset + k * inner.bytes,
                       inner);
    }
  }
}

void destroy(char* at, const DerivedType& type) {
  for (int64_t i = 0; i < type.components.count; ++i) {
    const Component& component = type.components.base[i];
    if (component.genre == 3 || component.genre == 4) {
      auto& d = *reinterpret_cast<Descriptor*>(at + component.offset);
      if (d.base == nullptr) continue;
      if (needs_care(d.derived())) {
        Cursor cursor(d);
        for (int64_t k = d.elements(); k > 0; --k, cursor.advance()) destroy(cursor.get(), *d.derived());
      }
      free(d.base);
      d.base = nullptr;
    } else if (component.genre == 1 && needs_care(component.derived.base)) {
      const DerivedType& inner = *component.derived.base;
      for (int64_t k = 0; k < elements_of(component); ++k)
        destroy(at + component.offset + k * inner.bytes, inner);
    }
  }
}

void initialise(char* at, const DerivedType& type) {
  for (int64_t i = 0; i < type.components.count; ++i) {
    const Component& component = type.components.base[i];
    char* to = at + component.offset;
    const uint64_t descriptor =
        24 + component.rank * sizeof(Dimension) + (component.derived.base != nullptr ? 16 : 0);
    if (component.genre == 1) {
      const int64_t n = elements_of(component);
      if (component.initial != nullptr) {
        uint64_t bytes = component.derived.base != nullptr ? component.derived.base->bytes : component.kind;
        if (component.category == 2) bytes *= 2;  // complex
        if (component.category == 3) __heddle_unsupported("the initial value of a character component");
        memcpy(to, component.initial, bytes * static_cast<uint64_t>(n));
      } else if (component.derived.base != nullptr && !component.derived.base->no_initialization) {
        for (int64_t k = 0; k < n; ++k)
          initialise(to + k * component.derived.base->bytes, *component.derived.base);
      }
    } else if (component.initial != nullptr) {
      memcpy(to, component.initial, descriptor);
    } else {
      static const int8_t kIntegers[] = {0, 7, 8, 0, 9, 0, 0, 0, 10};
      auto& d = *reinterpret_cast<Descriptor*>(to);
      const int kind = component.kind <= 8 ? component.kind : 0;
      d.base = nullptr;
      d.bytes = component.derived.base != nullptr ? component.derived.base->bytes : component.kind;
      d.version = 20180515;
      d.rank = component.rank;
      d.attribute = component.genre == 2 ? kPointer : kAllocatable;
      d.addendum = component.derived.base != nullptr ? 1 : 0;
      d.type = kStruct;
      if (component.category == 0) d.type = kIntegers[kind];
      if (component.category == 1) d.type = kind == 4 ? kFloat : kDouble;
      if (component.category == 2) d.type = kind == 4 ? kFloatComplex : kDoubleComplex, d.bytes *= 2;
      if (component.category == 3) d.type = kChar;
      if (component.category == 4) d.type = kind == 4 ? kBool : kIntegers[kind];
      if (d.addendum != 0)
        *reinterpret_cast<const DerivedType**>(&d.dimensions[d.rank]) = component.derived.base;
    }
  }
}

void for_each(const Descriptor& d, void (*what)(char*, const DerivedType&)) {
  const DerivedType* type = d.derived();
  if (type == nullptr || d.base == nullptr) return;
  Cursor cursor(d);
  for (int64_t k = d.elements(); k > 0; --k, cursor.advance()) what(cursor.get(), *type);
}

bool same_shape(const Descriptor& a, const Descriptor& b) {
  if (a.rank != b.rank || a.bytes != b.bytes) return false;
  for (int i = 0; i < a.rank; ++i)
    if (a.dimensions[i].extent != b.dimensions[i].extent) return false;
  return true;
}

void take_shape(Descriptor& to, const Descriptor& from) {
  to.rank = from.rank;
  to.bytes = from.bytes;
  for (int i = 0; i < from.rank; ++i) {
    const int64_t lower = from.dimensions[i].lower;
    to.dimensions[i] = {from.attribute == kOther ? 1 : lower, from.dimensions[i].extent, 0};
  }
  to.lay_out();
}

bool overlap(const Descriptor& a, const Descriptor& b) {
  // Two pointers into different objects cannot be compared; those into one are not far apart.
  const auto extent = [](const Descriptor& d) {
    int64_t bytes = static_cast<int64_t>(d.bytes);
    for (int i = 0; i < d.rank; ++i) {
      const int64_t step = d.dimensions[i].stride * (d.dimensions[i].extent - 1);
      bytes += step < 0 ? -step : step;
    }
    return bytes;
  };
  const int64_t distance = reinterpret_cast<intptr_t>(a.base) - reinterpret_cast<intptr_t>(b.base);
  return (distance < 0 ? -distance : distance) < extent(a) + extent(b);
}

void copy_text(char* to, uint64_t to_bytes, const char* from, uint64_t from_bytes) {
  const uint64_t n = to_bytes < from_bytes ? to_bytes : from_bytes;
  memmove(to, from, n);
  memset(to + n, ' ', to_bytes - n);
}

}  // namespace

void copy_element(char* to, const char* from, const Descriptor& d) {
  if (needs_care(d.derived())) return copy_structure(to, from, *d.derived());
  switch (d.bytes) {
    case 1: *to = *from; break;
    case 2: *reinterpret_cast<int16_t*>(to) = *reinterpret_cast<const int16_t*>(from); break;
    case 4: *reinterpret_cast<int32_t*>(to) = *reinterpret_cast<const int32_t*>(from); break;
    case 8: *reinterpret_cast<int64_t*>(to) = *reinterpret_cast<const int64_t*>(from); break;
    default: memcpy(to, from, d.bytes); break;
  }
}

void assign(Descriptor& to, const Descriptor& from, bool new_variable) {
  if (to.attribute == kAllocatable) {
    const bool whole = from.rank > 0 || to.rank == 0;
    if (to.base == nullptr || (whole && !same_shape(to, from))) {
      if (from.base == nullptr) __heddle_misuse("assignment from a variable that is not allocated");
      if (to.base != nullptr && !new_variable) {
        if (needs_care(to.derived())) for_each(to, destroy);
        free(to.base);
      }
      if (whole) take_shape(to, from);
      to.allocate();
      new_variable = true;
    }
  }
  if (from.base == nullptr && from.elements() > 0)
    __heddle_misuse("assignment from a variable that is not allocated");
  const bool care = needs_care(to.derived());
  if (to.type != from.type && to.bytes != from.bytes)
    __heddle_unsupported("assignment between different types at run time");
  const int64_t n = to.elements();
  if (n == 0 || (to.base == from.base && same_shape(to, from) && to.contiguous() && from.contiguous()))
    return;  // onto itself, as copyin does it
  if (to.type == kChar) {
    Cursor target(to), source(from);
    for (int64_t i = 0; i < n; ++i, target.advance()) {
      copy_text(target.get(), to.bytes, source.get(), from.bytes);
      if (from.rank > 0) source.advance();
    }
    return;
  }
  if (!care && from.rank > 0 && to.contiguous() && from.contiguous()) {
    memmove(to.base, from.base, static_cast<uint64_t>(n) * to.bytes);
    return;
  }
  Descriptor copy;
  const Descriptor* source_of = &from;
  char* temporary = nullptr;
  if (from.rank > 0 && overlap(to, from)) {
    memcpy(&copy, &from, from.size());
    copy.lay_out();
    copy.allocate();
    temporary = static_cast<char*>(copy.base);
    Cursor target(copy), source(from);
    for (int64_t i = 0; i < n; ++i, target.advance(), source.advance())
      memcpy(target.get(), source.get(), from.bytes);
    source_of = &copy;
  }
  Cursor target(to), source(*source_of);
  for (int64_t i = 0; i < n; ++i, target.advance()) {
    if (care && !new_variable) {
      if (target.get() == source.get()) return;
      destroy(target.get(), *to.derived());
    }
    copy_element(target.get(), source.get(), to);
    if (from.rank > 0) source.advance();
  }
  if (temporary != nullptr) free(temporary);
}

}  // namespace fortran

using namespace fortran;

extern "C" {

// --- assignment ---

void FORTRAN(Assign)(Descriptor& to, const Descriptor& from, const char*, int) {
  assign(to, from, false);
}
void FORTRAN(AssignPolymorphic)(Descriptor& to, const Descriptor& from, const char*, int) {
  assign(to, from, false);
}
void FORTRAN(AssignExplicitLengthCharacter)(Descriptor& to, const Descriptor& from, const char*, int) {
  assign(to, from, false);
}
void FORTRAN(AssignTemporary)(Descriptor& to, const Descriptor& from, const char*, int) {
  assign(to, from, true);
}
void FORTRAN(CopyInAssign)(Descriptor& temporary, const Descriptor& variable, const char*, int) {
  memcpy(&temporary, &variable, variable.size());
  temporary.base = nullptr;
  temporary.attribute = kAllocatable;
  assign(temporary, variable, true);
}
void FORTRAN(CopyOutAssign)(Descriptor* variable, Descriptor& temporary, const char*, int) {
  if (variable != nullptr) {
    Descriptor to;
    memcpy(&to, variable, variable->size());
    to.attribute = kOther;
    assign(to, temporary, false);
  }
  free(temporary.base);
  temporary.base = nullptr;
}

// --- structures ---

void FORTRAN(Initialize)(const Descriptor& d, const char*, int) {
  for_each(d, initialise);
}
void FORTRAN(Destroy)(const Descriptor& d) {
  if (needs_care(d.derived())) for_each(d, destroy);
}
void FORTRAN(DestroyWithoutFinalization)(const Descriptor& d) {
  if (needs_care(d.derived())) for_each(d, destroy);
}
void FORTRAN(Finalize)(const Descriptor& d, const char*, int) {
  if (d.derived() != nullptr && !d.derived()->no_finalization) __heddle_unsupported("a final procedure");
}

// --- bounds ---

static void set_bounds(Descriptor& d, int dimension, int64_t lower, int64_t upper) {
  Dimension& bounds = d.dimensions[dimension];
  const int64_t extent = upper >= lower ? upper - lower + 1 : 0;
  bounds.lower = extent == 0 ? 1 : lower;
  bounds.extent = extent;
  bounds.stride = dimension == 0 ? static_cast<int64_t>(d.bytes)
                                 : d.dimensions[dimension - 1].stride * d.dimensions[dimension - 1].extent;
}
void FORTRAN(AllocatableSetBounds)(Descriptor& d, int dimension, int64_t lower, int64_t upper) {
  set_bounds(d, dimension, lower, upper);
}
void FORTRAN(PointerSetBounds)(Descriptor& d, int dimension, int64_t lower, int64_t upper) {
  set_bounds(d, dimension, lower, upper);
}

static const int8_t kIntegerTypes[] = {0, kInt8, kInt16, 0, kInt32, 0, 0, 0, kInt64};
static void describe(Descriptor& d, int category, int kind, int rank, uint8_t attribute) {
  d.base = nullptr;
  d.version = 20180515;
  d.rank = static_cast<uint8_t>(rank);
  d.attribute = attribute;
  d.addendum = 0;
  d.bytes = static_cast<uint64_t>(kind);
  if (kind != 1 && kind != 2 && kind != 4 && kind != 8) __heddle_unsupported("a variable of 10 or 16 bytes");
  switch (category) {
    case 0: d.type = kIntegerTypes[kind]; break;
    case 1: d.type = kind == 4 ? kFloat : kDouble; break;
    case 2: d.type = kind == 4 ? kFloatComplex : kDoubleComplex, d.bytes *= 2; break;
    case 4: d.type = kind == 4 ? static_cast<int8_t>(kBool) : kIntegerTypes[kind]; break;
    default: __heddle_unsupported("a variable of this category");
  }
}
void FORTRAN(AllocatableInitIntrinsicForAllocate)(Descriptor& d, int category, int kind, int rank, int) {
  if (d.base == nullptr) describe(d, category, kind, rank, kAllocatable);
}
void FORTRAN(AllocatableInitIntrinsic)(Descriptor& d, int category, int kind, int rank, int) {
  describe(d, category, kind, rank, kAllocatable);
}
static void describe_text(Descriptor& d, int64_t length, int rank, uint8_t attribute) {
  describe(d, 0, 1, rank, attribute);
  d.type = kChar;
  d.bytes = static_cast<uint64_t>(length < 0 ? 0 : length);
}
void FORTRAN(AllocatableInitCharacterForAllocate)(Descriptor& d, int64_t length, int, int rank, int) {
  if (d.base == nullptr) describe_text(d, length, rank, kAllocatable);
}
void FORTRAN(AllocatableInitCharacter)(Descriptor& d, int64_t length, int, int rank, int) {
  describe_text(d, length, rank, kAllocatable);
}
static void describe_structure(Descriptor& d, const DerivedType& type, int rank, uint8_t attribute) {
  describe(d, 0, 1, rank, attribute);
  d.type = kStruct;
  d.bytes = type.bytes;
  d.addendum = 1;
  *reinterpret_cast<const DerivedType**>(&d.dimensions[rank]) = &type;
}
void FORTRAN(AllocatableInitDerivedForAllocate)(Descriptor& d, const DerivedType& type, int rank, int) {
  if (d.base == nullptr) describe_structure(d, type, rank, kAllocatable);
}
void FORTRAN(AllocatableInitDerived)(Descriptor& d, const DerivedType& type, int rank, int) {
  describe_structure(d, type, rank, kAllocatable);
}
void FORTRAN(PointerNullifyIntrinsic)(Descriptor& d, int category, int kind, int rank, int) {
  describe(d, category, kind, rank, kPointer);
}
void FORTRAN(PointerNullifyCharacter)(Descriptor& d, int64_t length, int, int rank, int) {
  describe_text(d, length, rank, kPointer);
}
void FORTRAN(PointerNullifyDerived)(Descriptor& d, const DerivedType& type, int rank, int) {
  describe_structure(d, type, rank, kPointer);
}
static void apply_mold(Descriptor& d, const Descriptor& mold, int rank) {
  const uint8_t attribute = d.attribute;
  memcpy(&d, &mold, 24);
  d.base = nullptr;
  d.rank = static_cast<uint8_t>(rank);
  d.attribute = attribute;
  if (mold.addendum != 0) memcpy(&d.dimensions[rank], &mold.dimensions[mold.rank], 16);
}
void FORTRAN(AllocatableApplyMold)(Descriptor& d, const Descriptor& mold, int rank) {
  if (d.base == nullptr) apply_mold(d, mold, rank);
}
void FORTRAN(PointerApplyMold)(Descriptor& d, const Descriptor& mold, int rank) {
  apply_mold(d, mold, rank);
}

// --- ALLOCATE and DEALLOCATE: STAT= is 0, or what the standard leaves to us ---

enum { kAlreadyAllocated = 101, kNotAllocated = 102 };

static int allocate(Descriptor& d, bool has_status) {
  d.lay_out();
  d.allocate();
  if (d.derived() != nullptr && !d.derived()->no_initialization) for_each(d, initialise);
  (void)has_status;
  return 0;
}
int FORTRAN(AllocatableAllocate)(Descriptor& d, bool has_status, const Descriptor*, const char*, int) {
  if (d.base != nullptr) {
    if (!has_status) __heddle_misuse("ALLOCATE of a variable that is allocated already");
    return kAlreadyAllocated;
  }
  return allocate(d, has_status);
}
// The same in three parts (lower/fortran.cpp): the block is made by a call of malloc in the program's own
// code.
uint64_t __heddle_fortran_bytes(Descriptor& d, bool allocatable) {
  if (allocatable && d.base != nullptr) __heddle_misuse("ALLOCATE of a variable that is allocated already");
  d.lay_out();
  const uint64_t n = static_cast<uint64_t>(d.elements()) * d.bytes;
  return n == 0 ? 1 : n;
}
void __heddle_fortran_allocated(Descriptor& d, void* block) {
  d.base = block;
  if (d.derived() != nullptr && !d.derived()->no_initialization) for_each(d, initialise);
}
int FORTRAN(PointerAllocate)(Descriptor& d, bool has_status, const Descriptor*, const char*, int) {
  return allocate(d, has_status);
}
int FORTRAN(AllocatableAllocateSource)(Descriptor& d, const Descriptor& source, bool has_status,
                                       const Descriptor*, const char*, int) {
  if (d.base != nullptr) {
    if (!has_status) __heddle_misuse("ALLOCATE of a variable that is allocated already");
    return kAlreadyAllocated;
  }
  allocate(d, has_status);
  assign(d, source, true);
  return 0;
}
int FORTRAN(PointerAllocateSource)(Descriptor& d, const Descriptor& source, bool has_status,
                                   const Descriptor*, const char*, int) {
  allocate(d, has_status);
  assign(d, source, true);
  return 0;
}
static int deallocate(Descriptor& d, bool has_status) {
  if (d.base == nullptr) {
    if (!has_status) __heddle_misuse("DEALLOCATE of a variable that is not allocated");
    return kNotAllocated;
  }
  if (needs_care(d.derived())) for_each(d, destroy);
  free(d.base);
  d.base = nullptr;
  return 0;
}
int FORTRAN(AllocatableDeallocate)(Descriptor& d, bool has_status, const Descriptor*, const char*, int) {
  return deallocate(d, has_status);
}
int FORTRAN(AllocatableDeallocatePolymorphic)(Descriptor& d, const DerivedType*, bool has_status,
                                              const Descriptor*, const char*, int) {
  return deallocate(d, has_status);
}
void FORTRAN(AllocatableDeallocateNoFinal)(Descriptor& d, const char*, int) {
  if (d.base != nullptr) deallocate(d, false);
}
int FORTRAN(PointerDeallocate)(Descriptor& d, bool has_status, const Descriptor*, const char*, int) {
  return deallocate(d, has_status);
}
int FORTRAN(PointerDeallocatePolymorphic)(Descriptor& d, const DerivedType*, bool has_status,
                                          const Descriptor*, const char*, int) {
  return deallocate(d, has_status);
}
int32_t FORTRAN(MoveAlloc)(Descriptor& to, Descriptor& from, const DerivedType*, bool, const Descriptor*,
                           const char*, int) {
  if (to.base != nullptr) deallocate(to, false);
  if (from.base == nullptr) return 0;
  memcpy(&to, &from, from.size());
  from.base = nullptr;
  return 0;
}

// --- pointers ---

void FORTRAN(PointerAssociateScalar)(Descriptor& d, void* target) {
  d.base = target;
}
void FORTRAN(PointerAssociate)(Descriptor& d, const Descriptor& target) {
  memcpy(&d, &target, target.size());
  d.attribute = kPointer;
}
void FORTRAN(PointerAssociateLowerBounds)(Descriptor& d, const Descriptor& target, const Descriptor& lower) {
  memcpy(&d, &target, target.size());
  d.attribute = kPointer;
  Cursor bounds(lower);
  for (int i = 0; i < d.rank; ++i, bounds.advance())
    d.dimensions[i].lower = integer_at(bounds.get(), lower.bytes);
}
void FORTRAN(PointerAssociateRemapping)(Descriptor& d, const Descriptor& target, const Descriptor& bounds,
                                        const char*, int) {
  const int rank = static_cast<int>(bounds.dimensions[1].extent);
  memcpy(&d, &target, 24);
  d.attribute = kPointer;
  d.rank = static_cast<uint8_t>(rank);
  if (target.addendum != 0) memcpy(&d.dimensions[rank], &target.dimensions[target.rank], 16);
  Cursor bound(bounds);
  for (int i = 0; i < rank; ++i) {
    const int64_t lower = integer_at(bound.get(), bounds.bytes);
    bound.advance();
    const int64_t upper = integer_at(bound.get(), bounds.bytes);
    bound.advance();
    d.dimensions[i] = {lower, upper >= lower ? upper - lower + 1 : 0, 0};
  }
  d.lay_out();
  if (target.rank == 1 && target.dimensions[0].stride != static_cast<int64_t>(d.bytes))
    for (int i = 0; i < rank; ++i)
      d.dimensions[i].stride =
          d.dimensions[i].stride / static_cast<int64_t>(d.bytes) * target.dimensions[0].stride;
}
bool FORTRAN(PointerIsAssociated)(const Descriptor& d) {
  return d.base != nullptr;
}
bool FORTRAN(PointerIsAssociatedWith)(const Descriptor& d, const Descriptor* target) {
  if (target == nullptr) return d.base != nullptr;
  if (d.base == nullptr || d.base != target->base || d.rank != target->rank) return false;
  for (int i = 0; i < d.rank; ++i)
    if (d.dimensions[i].extent != target->dimensions[i].extent ||
        d.dimensions[i].stride != target->dimensions[i].stride)
      return false;
  return d.elements() > 0;
}

// --- inquiry ---

bool FORTRAN(IsContiguous)(const Descriptor& d) {
  return d.contiguous();
}
int64_t FORTRAN(LboundDim)(const Descriptor& d, int dimension, const char*, int) {
  return d.dimensions[dimension - 1].extent == 0 ? 1 : d.dimensions[dimension - 1].lower;
}
int64_t FORTRAN(Size)(const Descriptor& d, const char*, int) {
  return d.elements();
}
int64_t FORTRAN(SizeDim)(const Descriptor& d, int dimension, const char*, int) {
  return d.dimensions[dimension - 1].extent;
}
void FORTRAN(Shape)(void* result, const Descriptor& d, int kind, const char*, int) {
  for (int i = 0; i < d.rank; ++i)
    set_integer(static_cast<char*>(result) + i * kind, static_cast<uint64_t>(kind), d.dimensions[i].extent);
}
void FORTRAN(Lbound)(void* result, const Descriptor& d, int kind, const char*, int) {
  for (int i = 0; i < d.rank; ++i)
    set_integer(static_cast<char*>(result) + i * kind, static_cast<uint64_t>(kind),
                d.dimensions[i].extent == 0 ? 1 : d.dimensions[i].lower);
}
void FORTRAN(Ubound)(void* result, const Descriptor& d, int kind, const char*, int) {
  for (int i = 0; i < d.rank; ++i)
    set_integer(static_cast<char*>(result) + i * kind, static_cast<uint64_t>(kind),
                d.dimensions[i].lower + d.dimensions[i].extent - 1);
}

// --- array constructors of a size that is not known ---

struct Growing {
  Descriptor* to;
  int64_t used, room;
  bool by_value;
};
void FORTRAN(InitArrayConstructorVector)(Growing& vector, Descriptor& to, bool by_value, int, const char*,
                                         int) {
  vector = {&to, 0, 0, by_value};
  if (to.base != nullptr) vector.room = to.elements();
}
static char* more(Growing& vector) {
  Descriptor& to = *vector.to;
  if (vector.used == vector.room) {
    const int64_t room = vector.room == 0 ? 4 : vector.room * 2;
    void* wider = malloc(static_cast<uint64_t>(room) * to.bytes);
    memcpy(wider, to.base, static_cast<uint64_t>(vector.used) * to.bytes);
    free(to.base);
    to.base = wider;
    vector.room = room;
  }
  to.dimensions[0] = {1, vector.used + 1, static_cast<int64_t>(to.bytes)};
  return static_cast<char*>(to.base) + vector.used++ * static_cast<int64_t>(to.bytes);
}
void FORTRAN(PushArrayConstructorSimpleScalar)(Growing& vector, void* from) {
  memcpy(more(vector), from, vector.to->bytes);
}
void FORTRAN(PushArrayConstructorValue)(Growing& vector, const Descriptor& from) {
  if (vector.to->bytes == 0) vector.to->bytes = from.bytes;
  Cursor source(from);
  for (int64_t n = from.elements(); n > 0; --n, source.advance())
    copy_element(more(vector), source.get(), *vector.to);
}
}
