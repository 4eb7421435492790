// Floating point of every kind, in slots (opcodes.def): one slot up to double, two for x86_fp80 and fp128.
//
// Computed by the host, which is the machine that Clang compiles for: results are those of the compiled
// program, bit for bit. The rounding mode is always to nearest. half and bfloat are computed as float and
// rounded, as Clang does. Functions that return bool: false means not supported. Results may be written over
// operands.
#pragma once

#include <cstdint>

#include "native/code/code.h"

namespace heddle::native {

[[nodiscard]] bool fp_arith(FpKind kind, FpOp op, std::uint64_t* d, const std::uint64_t* a,
                            const std::uint64_t* b);
bool fp_compare(FpKind kind, FpPredicate predicate, const std::uint64_t* a, const std::uint64_t* b);
void fp_convert(FpKind from, FpKind to, std::uint64_t* d, const std::uint64_t* a);

// Integers of any width, as in wide.h.
void int_to_fp(std::uint32_t bits, bool is_signed, FpKind kind, std::uint64_t* d, const std::uint64_t* a);
// What does not fit: the nearest value (NaN: 0) if saturating, or if the integer has more than 64 bits; else
// what the code that Clang emits for x86-64 happens to give.
void fp_to_int(FpKind kind, std::uint32_t bits, bool is_signed, bool saturating, std::uint64_t* d,
               const std::uint64_t* a);

// Operands that are integers, and results that are, take one slot.
[[nodiscard]] bool fp_intrinsic(Intrinsic f, FpKind kind, std::uint64_t* d, const std::uint64_t* a,
                                const std::uint64_t* b, const std::uint64_t* c);

}  // namespace heddle::native
