#include "java/natives/off_heap.h"

#include <algorithm>

#include "java/natives/lookup.h"
#include "java/natives/shared_access.h"
#include "java/natives/unsafe_cell.h"

namespace heddle::java {
namespace {

constexpr std::uint32_t kPinned = 0xffffffff;

}  // namespace

bool is_pinned(const Vm& vm, Ref object) {
  return object != kNull && vm.heap.get<std::uint32_t>(object, kLockOffset) == kPinned;
}

Ref off_heap_block(const Vm& vm, std::int64_t address, std::int64_t bytes) {
  if (address < kOffHeap || bytes < 0) return kNull;
  const auto place = static_cast<Offset>(address - kOffHeap);
  // No bytes at the end of a block are in it, too; what is before the first one is its header.
  Ref block = vm.heap.object_at(bytes == 0 ? place - 1 : place);
  if (!is_pinned(vm, block)) return kNull;
  const Klass* klass = vm.heap.klass(block);
  if (!klass->is_array || klass->element_type != BasicType::Byte) return kNull;
  const std::int64_t offset = off_heap_offset(block, address);
  bool inside = offset >= kElementsOffset && offset + bytes <= kElementsOffset + vm.heap.length(block);
  return inside ? block : kNull;
}

std::uint32_t off_heap_offset(Ref block, std::int64_t address) {
  return static_cast<std::uint32_t>(static_cast<Offset>(address - kOffHeap) - Heap::offset(block));
}

std::int64_t pin(Vm& vm, Ref object) {
  vm.heap.count(object);
  vm.heap.put<std::uint32_t>(object, kLockOffset, kPinned);
  vm.heap.escape(object);
  return kOffHeap + static_cast<std::int64_t>(Heap::offset(object));
}

Ref pinned(const Vm& vm, std::int64_t number, const Klass* klass) {
  if (number < kOffHeap) return kNull;
  const auto place = static_cast<Offset>(number - kOffHeap);
  Ref object = vm.heap.object_at(place);
  return is_pinned(vm, object) && Heap::offset(object) == place && vm.heap.klass(object) == klass ? object
                                                                                                  : kNull;
}

void unpin(Vm& vm, Ref object) {
  vm.heap.put<std::uint32_t>(object, kLockOffset, 0);
  vm.heap.uncount(object);
}

namespace {

NativeResult wild(NativeCall& call) {
  return wild_access(call, "the address is not that of a block of allocateMemory");
}

NativeResult allocate(NativeCall& call, std::int64_t bytes) {
  if (bytes <= 0 || bytes > 0x7fffffff) return call.ret_i64(0);  // the caller throws OutOfMemoryError
  Ref block = call.new_array(call.vm.array_of(BasicType::Byte), static_cast<std::uint32_t>(bytes));
  if (block == kNull) return NativeResult::Threw;
  return call.ret_i64(pin(call.vm, block) + kElementsOffset);
}

NativeResult allocate_memory(NativeCall& call) {
  return allocate(call, call.i64(1));
}

Ref block_starting_at(const NativeCall& call, std::int64_t address) {
  return pinned(call.vm, address - kElementsOffset, call.vm.array_of(BasicType::Byte));
}

NativeResult free_memory(NativeCall& call) {
  Ref block = block_starting_at(call, call.i64(1));
  if (block == kNull) return wild(call);
  unpin(call.vm, block);
  return call.ret();
}

NativeResult reallocate_memory(NativeCall& call) {  // (long address, long bytes)
  Ref block = block_starting_at(call, call.i64(1));
  if (block == kNull) return wild(call);
  NativeResult made = allocate(call, call.i64(3));
  if (made != NativeResult::Done || call.result == 0) return made;
  const auto length = std::min<std::int64_t>(call.vm.heap.length(block), call.i64(3));
  const auto to = static_cast<Offset>(static_cast<std::int64_t>(call.result) - kOffHeap);
  call.vm.memory.touch(to, static_cast<std::size_t>(length));
  __builtin_memcpy(call.vm.memory.base() + to, call.vm.heap.address(block) + kElementsOffset,
                   static_cast<std::size_t>(length));
  unpin(call.vm, block);
  return made;
}

constexpr const char* kUnsafe = "jdk/internal/misc/Unsafe";
constexpr NativeEntry kEntries[] = {
    {kUnsafe, "allocateMemory0", "(J)J", allocate_memory},
    {kUnsafe, "reallocateMemory0", "(JJ)J", reallocate_memory},
    {kUnsafe, "freeMemory0", "(J)V", free_memory},
};

}  // namespace

extern const NativeTable kOffHeapNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
