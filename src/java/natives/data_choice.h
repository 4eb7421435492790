// Choices of data: the program asks for a value, and every value is tried.
//
// A choice is a stop at which nobody else is offered (Pending::Data). An assumption that does not hold ends
// the path; it is a visible operation, or the end would come before other threads had their chance to fail.
#pragma once

#include <cstdint>
#include <optional>

#include "java/natives/natives.h"

namespace heddle::java {

// One of `ways` numbers from 0; nullopt: return `*stop`.
std::optional<std::uint32_t> choose(NativeCall& call, std::uint64_t ways, NativeResult* stop);
// The call under way is repeated because its choice has been made.
bool chose(const NativeCall& call);

// A value from `low` to `high` as the call's result.
NativeResult choose_between(NativeCall& call, BasicType type, std::int64_t low, std::int64_t high);
// A value of --range, as far as the type can hold it.
NativeResult choose_in_range(NativeCall& call, BasicType type, std::int64_t least, std::int64_t most);
// `first` is tried first.
NativeResult choose_boolean(NativeCall& call, bool first);
// An element of the array in argument `slot`.
NativeResult choose_element(NativeCall& call, unsigned slot);
NativeResult assume_that(NativeCall& call, bool holds);

// What a Data event shows, in Event::detail: the type of the value, and where it comes from.
inline constexpr std::uint32_t kChosenTypeMask = 0xff;
inline constexpr std::uint32_t kChosenFromList = 0x100;  // Event::location: the index; otherwise the least

}  // namespace heddle::java
