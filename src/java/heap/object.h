// How a Java object lies in the state memory.
//
//   +0   class id (20 bits) and flags (12 bits)
//   +4   reference count: references from heap objects, statics and counted frames; ignored for immortals
//   +8   lock: owner thread + 1 (16 bits), recursion count (16 bits); 0 when free
//   +12  array length, or the first field
//   +16  array elements
//
// An object's address is its name: it is chosen by allocating thread and site, lowest free slot (heap.h), so
// the bytes above are the same in every interleaving that leads to the same program state.
#pragma once

#include <cstdint>

namespace heddle::java {

using Ref = std::uint32_t;  // in units of 8 bytes from the base of the state memory; 0 is null
inline constexpr Ref kNull = 0;
inline constexpr unsigned kRefShift = 3;

inline constexpr std::uint32_t kClassIdMask = 0xfffff;
inline constexpr std::uint32_t kEscaped = 1u << 20;  // some other thread may reach it
inline constexpr std::uint32_t kImmortal = 1u
                                           << 21;  // boot heap, literals, mirrors: never freed, not counted
inline constexpr std::uint32_t kYoung = 1u << 22;  // allocated in the transition under way
inline constexpr std::uint32_t kVisitMark = 1u << 23;  // used by collections, clear outside of them

inline constexpr std::uint32_t kHeaderBytes = 12;
inline constexpr std::uint32_t kCountOffset = 4;
inline constexpr std::uint32_t kLockOffset = 8;
inline constexpr std::uint32_t kLengthOffset = 12;
inline constexpr std::uint32_t kElementsOffset = 16;

enum class BasicType : std::uint8_t { Boolean, Byte, Char, Short, Int, Float, Long, Double, Reference, Void };

constexpr unsigned size_of(BasicType type) {
  switch (type) {
    case BasicType::Boolean:
    case BasicType::Byte: return 1;
    case BasicType::Char:
    case BasicType::Short: return 2;
    case BasicType::Int:
    case BasicType::Float:
    case BasicType::Reference: return 4;
    case BasicType::Long:
    case BasicType::Double: return 8;
    case BasicType::Void: return 0;
  }
  return 0;
}
constexpr unsigned slots_of(BasicType type) {
  return type == BasicType::Long || type == BasicType::Double ? 2 : type == BasicType::Void ? 0 : 1;
}
constexpr BasicType type_of_descriptor(char c) {
  switch (c) {
    case 'Z': return BasicType::Boolean;
    case 'B': return BasicType::Byte;
    case 'C': return BasicType::Char;
    case 'S': return BasicType::Short;
    case 'I': return BasicType::Int;
    case 'F': return BasicType::Float;
    case 'J': return BasicType::Long;
    case 'D': return BasicType::Double;
    case 'V': return BasicType::Void;
    default: return BasicType::Reference;
  }
}

}  // namespace heddle::java
