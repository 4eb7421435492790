// One object of the program under check: a global, a variable on a stack, a block of malloc, a function.
#pragma once

#include <cstdint>

#include "native/code/code.h"

namespace heddle::native {

enum class ObjectKind : std::uint8_t { None, Global, Constant, Function, Heap, Stack, ThreadLocal, Dead };

// In the state memory, one per object id. An object that is not alive has size 0, so that the one check of an
// access finds out about everything.
struct ObjectRecord {
  std::uint64_t at = 0;  // bits 0-37: offset of the bytes in the state memory; then the flags, kind and user
  std::uint32_t size = 0;      // bytes that may be read
  std::uint32_t writable = 0;  // bytes that may be written: size, or 0

  static constexpr std::uint64_t kAtMask = (std::uint64_t{1} << 38) - 1;
  static constexpr std::uint64_t kZeroed = std::uint64_t{1} << 38;   // the base content of its place is 0
  static constexpr std::uint64_t kEscaped = std::uint64_t{1} << 39;  // other threads may reach it
  static constexpr unsigned kKindShift = 40, kRegionShift = 44, kUserShift = 48;
  std::uint64_t bytes() const { return at & kAtMask; }
  bool zeroed() const { return (at & kZeroed) != 0; }
  bool escaped() const { return (at & kEscaped) != 0; }
  ObjectKind kind() const { return static_cast<ObjectKind>((at >> kKindShift) & 0xf); }
  // A variable: in how many parallel regions, one within the other, its maker was (15: or more).
  std::uint32_t region() const { return static_cast<std::uint32_t>(at >> kRegionShift) & 0xf; }
  void set_region(std::uint32_t region) {
    at = (at & ~(std::uint64_t{0xf} << kRegionShift)) | (std::uint64_t{region} << kRegionShift);
  }
  // Whose it is, as long as it has not escaped (interp/visibility.h): its maker's, or kConfined.
  std::uint32_t user() const { return static_cast<std::uint32_t>(at >> kUserShift); }
  void set_user(std::uint32_t user) {
    at = (at & ((std::uint64_t{1} << kUserShift) - 1)) | (std::uint64_t{user} << kUserShift);
  }
};
static_assert(sizeof(ObjectRecord) == 16);
inline constexpr std::uint32_t kMostRegions = 15;  // that ObjectRecord::region can tell apart
inline constexpr std::uint32_t kNobody = 0xffff, kSeveral = 0xfffe;
inline constexpr std::uint32_t kConfined =
    0xfffd;  // can never be noticed by others: a constant, a variable whose address stays

// What a report wants to know of an object; restored with the state, never matched.
struct ObjectOrigin {
  std::uint32_t site = 0;   // Objects::site: where it was made
  std::uint32_t freed = 0;  // Objects::site: where its life ended; 0: it has not
};

}  // namespace heddle::native
