// The schedules of loops as Clang numbers them (openmp/runtime/src/kmp.h, enum sched_type), and one bit of
// ours.
#pragma once

#include <cstdint>

namespace heddle::native {

enum Schedule : std::int32_t {
  kStaticChunked = 33,
  kStatic = 34,
  kDynamic = 35,
  kGuided = 36,
  kRuntime = 37,
  kAuto = 38,
  kStaticBalanced = 45,  // schedule(simd: static, n): blocks of a multiple of n
  kOrderedLeast = 65,
  kOrderedStaticChunked = 65,
  kOrderedStatic = 66,
  kOrderedRuntime = 69,
  kOrderedMost = 70,
  kDistributeChunked = 91,
  kDistribute = 92,
};
// Added by heddle-lower: the program has no schedule clause, which Clang does not tell from schedule(static).
inline constexpr std::int32_t kOpenSchedule = 1 << 16;
// ... and every iteration is told of as it begins (Op::NextPiece).
inline constexpr std::int32_t kStepSchedule = 1 << 17;

// Without the bits for monotonic and nonmonotonic (29, 30) and ours.
inline constexpr std::int32_t schedule_of(std::int32_t asked) {
  return asked & 0xffff;
}

// omp_sched_t of omp.h.
inline constexpr std::int32_t kOmpStatic = 1;

}  // namespace heddle::native
