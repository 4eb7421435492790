#include "base/input_classes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

namespace heddle {
namespace {

using Op = InputStep::Op;
using Relation = Observation::Relation;

Observation compare(Relation relation, unsigned bits, std::uint64_t constant,
                    std::vector<InputStep> steps = {}) {
  return {std::move(steps), relation, bits, constant};
}

TEST(InputClasses, WhatNobodyLooksAtHasOneValue) {
  EXPECT_EQ(classes_of(32, {}, {})->values, (std::vector<std::uint64_t>{0}));
}

TEST(InputClasses, AComparisonWithAConstantHasTwo) {
  const auto found = classes_of(32, {compare(Relation::Equal, 32, 100)}, {});
  EXPECT_EQ(found->values, (std::vector<std::uint64_t>{0, 100}));
  EXPECT_EQ(found->enumerated, 0u);
}

TEST(InputClasses, ABooleanHasTwo) {
  EXPECT_EQ(classes_of(64, {compare(Relation::Equal, 64, 0)}, {})->values,
            (std::vector<std::uint64_t>{0, 1}));
}

TEST(InputClasses, OddAndPositiveAreFour) {
  const auto found = classes_of(
      32, {compare(Relation::SLess, 32, 0), compare(Relation::Equal, 32, 0, {{Op::SRem, 32, 2}})}, {});
  EXPECT_EQ(found->values.size(), 4u);
}

TEST(InputClasses, ShortStretchesBetweenCutsAreEnumerated) {
  const auto found =
      classes_of(32, {compare(Relation::SLess, 32, 20), compare(Relation::SLess, 32, 30)}, InputRange{-8, 7});
  const std::set<std::uint64_t> alone(found->values.begin(),
                                      found->values.begin() + static_cast<long>(found->enumerated));
  for (std::uint64_t x = 20; x < 30; ++x) EXPECT_TRUE(alone.contains(x)) << x;
  for (std::int64_t x = -8; x < 8; ++x) EXPECT_TRUE(alone.contains(static_cast<std::uint32_t>(x))) << x;
  EXPECT_FALSE(alone.contains(1000));
  EXPECT_LT(found->enumerated, found->values.size());
}

TEST(InputClasses, ALongPeriodIsRefused) {
  EXPECT_FALSE(classes_of(32, {compare(Relation::Equal, 32, 1, {{Op::URem, 32, 100'003}})}, {}));
}

// --- against all 256 values ---

class Generator {
 public:
  explicit Generator(unsigned seed) : random_(seed) {}

  Observation observation() {
    Observation one{{}, static_cast<Relation>(below(5)), 8, 0};
    for (unsigned left = below(4); left > 0; --left) {
      const InputStep step = this->step(one.bits);
      one.steps.push_back(step);
      if (step.to != 0) one.bits = step.to;
    }
    one.constant = constant(one.bits);
    return one;
  }
  unsigned below(unsigned n) { return static_cast<unsigned>(random_() % n); }

 private:
  std::uint64_t constant(unsigned bits) {
    const std::uint64_t all = (std::uint64_t{1} << bits) - 1;
    return (below(2) == 0 ? random_() : below(12) - std::uint64_t{6}) & all;
  }
  std::uint64_t divisor(unsigned bits, bool is_signed) {
    const std::uint64_t minus_one = (std::uint64_t{1} << bits) - 1;
    for (;;)
      if (const std::uint64_t k = constant(bits); k != 0 && !(is_signed && k == minus_one)) return k;
  }
  InputStep step(unsigned bits) {
    switch (const Op op = static_cast<Op>(below(11)); op) {
      case Op::ZeroExt:
      case Op::SignExt: return {op, bits, 0, bits + 1 + below(8)};
      case Op::Truncate:
        return bits > 2 ? InputStep{op, bits, 0, 1 + below(bits - 1)} : InputStep{Op::Add, bits, 1};
      case Op::UDiv:
      case Op::URem: return {op, bits, divisor(bits, false)};
      case Op::SDiv:
      case Op::SRem: return bits < 2 ? InputStep{Op::Add, bits, 1} : InputStep{op, bits, divisor(bits, true)};
      case Op::AShr: return {op, bits, below(bits)};
      default: return {op, bits, constant(bits)};
    }
  }
  std::mt19937_64 random_;
};

std::vector<bool> answers(const std::vector<Observation>& observations, std::uint64_t x) {
  std::vector<bool> all;
  for (const Observation& one : observations) all.push_back(holds(one, x));
  return all;
}

TEST(InputClasses, GeneratedObservationsHaveARepresentativeOfEveryAnswer) {
  std::size_t understood = 0;
  for (unsigned seed = 0; seed < 20'000; ++seed) {
    Generator generator(seed);
    std::vector<Observation> observations(1 + generator.below(3), generator.observation());
    for (Observation& one : observations) one = generator.observation();
    const bool enumerate = generator.below(2) == 0;
    const std::optional<InputRange> range =
        enumerate ? std::optional(InputRange{-static_cast<int>(generator.below(9)), 7}) : std::nullopt;
    const auto found = classes_of(8, observations, range);
    ASSERT_TRUE(found);  // all 256 values could be tried
    understood += found->values.size() < 200 ? 1 : 0;
    std::set<std::vector<bool>> represented;
    std::set<std::uint64_t> alone;
    for (std::size_t i = 0; i < found->values.size(); ++i) {
      EXPECT_LT(found->values[i], 256u);
      if (i < found->enumerated)
        alone.insert(found->values[i]);
      else
        represented.insert(answers(observations, found->values[i]));
    }
    for (std::uint64_t x = 0; x < 256; ++x) {
      const bool in_range =
          range && static_cast<std::int8_t>(x) >= range->low && static_cast<std::int8_t>(x) <= 7;
      EXPECT_TRUE(!in_range || alone.contains(x)) << "seed " << seed << ", value " << x;
      EXPECT_TRUE(alone.contains(x) || represented.contains(answers(observations, x)))
          << "seed " << seed << ", value " << x;
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(understood, 10'000u);
}

}  // namespace
}  // namespace heddle
