// Integers of more than 64 bits: little-endian arrays of words_of_bits(bits) words; bits above the width are
// 0 in what comes in and in what goes out. Results may be written over operands.
#pragma once

#include <cstdint>

#include "native/code/code.h"

namespace heddle::native {

// d = a op b; shifts by the width or more: 0, or the sign. False: a division by zero, or one that overflows.
[[nodiscard]] bool wide(WideOp op, std::uint32_t bits, std::uint64_t* d, const std::uint64_t* a,
                        const std::uint64_t* b);
bool wide_compare(IntPredicate predicate, std::uint32_t bits, const std::uint64_t* a, const std::uint64_t* b);
// Truncates, or extends with zeros or the sign. Either width may be 64 or less.
void wide_cast(std::uint32_t from_bits, std::uint32_t to_bits, bool sign, std::uint64_t* d,
               const std::uint64_t* a);
// As int_intrinsic: the overflow flag is in the word after the result's; a three-way comparison is one word.
// Operands that the intrinsic does not have are not looked at. False: not an intrinsic of integers.
[[nodiscard]] bool wide_intrinsic(Intrinsic f, std::uint32_t bits, std::uint64_t* d, const std::uint64_t* a,
                                  const std::uint64_t* b, const std::uint64_t* c);

}  // namespace heddle::native
