// Which values of a nondeterministic input can the program tell apart?
//
// If a value is only ever looked at through chains of operations with constants that end in a comparison with
// a constant, then two values that give the same answers lead to the same executions, and one value of each
// class is enough. The classes are exact: where the answers may change is computed (cuts, and the period of
// masks and remainders), and what lies between is tried, not argued about.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace heddle {

// One operation on a value of `bits` bits (at most 64), with a constant.
struct InputStep {
  enum class Op : std::uint8_t {
    Add,       // x + constant
    SubFrom,   // constant - x
    And,       // x & constant
    ZeroExt,   // to `to` bits
    SignExt,   // to `to` bits
    Truncate,  // to `to` bits
    UDiv,      // by a constant that is not 0; a shift to the right is one, too
    SDiv,      // by a constant that is neither 0 nor -1
    AShr,      // signed shift by fewer than `bits`
    URem,      // by a constant that is not 0
    SRem,      // by a constant that is neither 0 nor -1
  };
  Op op;
  unsigned bits;  // of the operand
  std::uint64_t constant = 0;
  unsigned to = 0;  // bits of the result of an extension or truncation
  auto operator<=>(const InputStep&) const = default;
};
std::uint64_t apply(const InputStep& step, std::uint64_t x);

// A comparison with a constant, of `bits` bits, after these operations.
struct Observation {
  enum class Relation : std::uint8_t { Equal, ULess, ULessEqual, SLess, SLessEqual };
  std::vector<InputStep> steps;
  Relation relation;
  unsigned bits;
  std::uint64_t constant;
  auto operator<=>(const Observation&) const = default;
};
bool holds(const Observation& observation, std::uint64_t input);

struct InputClasses {
  std::vector<std::uint64_t> values;  // what to try
  // The first so many stand for themselves alone, the others for all values that give the same answers. If
  // nothing but the observations looks at the input, that makes no difference.
  std::size_t enumerated = 0;
};

struct InputRange {
  std::int64_t low, high;
};

// What is tried without --range of an input of which more than classes of values matters.
inline constexpr std::int64_t kInputsFrom = -8, kInputsTo = 7;

// The classes of an input of `bits` bits. With a range all values in it are enumerated, and so are stretches
// of few values between cuts. None: there are too many, or an operation is not understood.
std::optional<InputClasses> classes_of(unsigned bits, const std::vector<Observation>& observations,
                                       std::optional<InputRange> enumerate);

}  // namespace heddle
