// Memory outside of the Java heap, as Unsafe.allocateMemory and direct buffers use it.
//
// A block is a byte array that nothing in the program refers to: it has one reference more than are counted,
// until it is freed, and a mark in its lock word, which nobody can lock. It counts as escaped from the start,
// because its address can be handed on as a number. An address is kOffHeap plus the place of the byte in the
// state memory; so it is the same in every interleaving that leads to the same state, and every access is
// checked against the array that it falls into.
#pragma once

#include "java/natives/natives.h"
#include "java/vm.h"

namespace heddle::java {

inline constexpr std::int64_t kOffHeap = std::int64_t{1} << 40;

// The byte array that `bytes` bytes at `address` lie in; kNull: there is none.
Ref off_heap_block(const Vm& vm, std::int64_t address, std::int64_t bytes);
// Of an address in `block`, from the beginning of the array object.
std::uint32_t off_heap_offset(Ref block, std::int64_t address);

// The object is kept until unpin. Used for what natives hold on to by a number.
std::int64_t pin(Vm& vm, Ref object);
// The object that pin gave this number for, if it still is one and of that class; otherwise kNull.
Ref pinned(const Vm& vm, std::int64_t number, const Klass* klass);
void unpin(Vm& vm, Ref object);
bool is_pinned(const Vm& vm, Ref object);

}  // namespace heddle::java
