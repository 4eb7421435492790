// Cells as Unsafe and field-offset natives name them: (object, offset), or (null, address): see off_heap.h.
//
// The offset of an instance field or array element is its byte offset in the object. A static field is named
// by its class's mirror and an offset with kStaticCell set, which no instance offset has, because the
// mirror's own instance fields are named by the mirror as well.
//
// The program can name anything, so every access is checked against the layout: a field is accessed whole and
// as what it is, an element of an array of references as a reference, and the bytes of an array of numbers as
// numbers of any size and alignment. Into a reference goes only what its type can hold. Anything else is the
// program's memory error; HotSpot would let it forge references.
#pragma once

#include "java/natives/lookup.h"

namespace heddle::java {

inline constexpr std::int64_t kStaticCell = std::int64_t{1} << 30;

struct Cell {
  Ref object = kNull;        // the mirror for a static field
  std::uint32_t offset = 0;  // in the object, or from Klass::statics
  Offset at = 0;             // in the state memory
  Field* field = nullptr;    // null: an element, or bytes off the heap
  bool is_static = false;
  bool valid = false;  // false: there is nothing of that type there
};

Cell cell_at(const Vm& vm, Ref object, std::int64_t offset, BasicType type);
std::int64_t cell_offset(const Field* field);
void store_cell(Vm& vm, const Cell& cell, BasicType type, std::uint64_t bits);

// The access modes of Unsafe and VarHandle.
enum class Order : std::uint8_t { Plain, Opaque, Acquire, Release, Volatile };

// What an atomic access in that mode does to happens-before order.
constexpr std::uint8_t read_order(Order order) {
  return order == Order::Acquire || order == Order::Volatile ? kAcquires : kUnordered;
}
constexpr std::uint8_t write_order(Order order) {
  return order == Order::Release || order == Order::Volatile ? kReleases : kUnordered;
}
constexpr std::uint8_t update_order(Order order) {
  return read_order(order) | write_order(order);
}

// Access steps shared by the access natives. A result other than Done is to be returned at once.
NativeResult begin_plain_read(NativeCall& call, const Cell& cell);
// Reads the cell in that mode and tells it; under --memory opmm it may return an older write.
NativeResult read_cell(NativeCall& call, const Cell& cell, BasicType type, Order order, std::uint64_t& bits);
NativeResult begin_plain_write(NativeCall& call, const Cell& cell);
NativeResult begin_sync_access(NativeCall& call, const Cell& cell);
NativeResult begin_sync_write(NativeCall& call, const Cell& cell);
// To be asked before any store that the program had a hand in: whether the cell can hold the value, and may
// be written by the program.
NativeResult check_store(NativeCall& call, const Cell& cell, BasicType type, std::uint64_t bits);
// A wild access: the program's error, or one of ours if the library did it by itself.
NativeResult wild_access(NativeCall& call, const std::string& what);
// Before the store of an atomic access.
bool atomic_write_grows_visibility(NativeCall& call, const Cell& cell);
// Read or Write; of a volatile field it is an access that orders nothing.
void emit_plain(NativeCall& call, EventKind kind, const Cell& cell, BasicType type, std::uint64_t bits);
void emit_sync(NativeCall& call, EventKind kind, const Cell& cell, BasicType type, std::uint64_t bits,
               Order order);

}  // namespace heddle::java
