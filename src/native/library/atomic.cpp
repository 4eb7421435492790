// The functions that Clang calls for atomics of a size that no instruction has: _Atomic struct and
// std::atomic of a class (https://gcc.gnu.org/wiki/Atomic/GCCMM/LIbrary, "generic" versions). A compiled
// program takes a lock around a copy; here one call is one step anyway.
#include <bit>
#include <cstring>
#include <string>

#include "native/interp/happens_before.h"
#include "native/library/call.h"
#include "native/library/registry.h"

namespace heddle::native {
namespace {

// As C numbers them; what is no order counts as the strongest.
Order order(Call& c, std::size_t argument) {
  const std::uint64_t order = c.arg(argument);
  return order <= static_cast<std::uint64_t>(Order::SeqCst) ? static_cast<Order>(order) : Order::SeqCst;
}

// void __atomic_load(size_t size, void* object, void* result, int order)
void load(Call& c) {
  const std::uint64_t size = c.arg(0);
  const std::byte* value = c.read_atomically(c.arg(1), size);
  c.emit_atomic(EventKind::SyncRead, c.arg(1), size, bits_of_read(order(c, 3)));
  std::memcpy(c.write(c.arg(2), size), value, size);
}

// void __atomic_store(size_t size, void* object, void* value, int order)
void store(Call& c) {
  const std::uint64_t size = c.arg(0);
  const std::byte* value = c.read(c.arg(2), size);
  c.write_atomically(c.arg(1), value, size, EventKind::SyncWrite, bits_of_write(order(c, 3)));
}

// void __atomic_exchange(size_t size, void* object, void* value, void* result, int order)
void exchange(Call& c) {
  const std::uint64_t size = c.arg(0);
  const std::byte* value = c.read(c.arg(2), size);
  const std::byte* old = c.read_atomically(c.arg(1), size);
  const std::string before(reinterpret_cast<const char*>(old), size);
  std::byte* result = c.write(c.arg(3), size);
  c.write_atomically(c.arg(1), value, size, EventKind::SyncUpdate, bits_of_update(order(c, 4)));
  std::memcpy(result, before.data(), size);
}

// bool __atomic_compare_exchange(size_t size, void* object, void* expected, void* desired, int success, int
// failure)
void compare_exchange(Call& c) {
  const std::uint64_t size = c.arg(0);
  const std::byte* expected = c.read(c.arg(2), size);
  const std::byte* desired = c.read(c.arg(3), size);
  const std::byte* value = c.read_atomically(c.arg(1), size);
  const bool equal = std::memcmp(value, expected, size) == 0;
  if (equal) {
    c.write_atomically(c.arg(1), desired, size, EventKind::SyncUpdate, bits_of_update(order(c, 4)));
  } else {
    c.emit_atomic(EventKind::SyncFailure, c.arg(1), size, bits_of_read(order(c, 5)));
    std::memcpy(c.write(c.arg(2), size), value, size);
  }
  c.ret(equal ? 1 : 0);
}

// bool __atomic_is_lock_free(size_t size, void* object): as on x86-64 without cmpxchg16b.
void is_lock_free(Call& c) {
  c.ret(std::has_single_bit(c.arg(0)) && c.arg(0) <= 8 ? 1 : 0);
}

}  // namespace

void atomic_family(std::vector<ModelEntry>& entries) {
  entries.insert(entries.end(), {
                                    {"__atomic_load", load},
                                    {"__atomic_store", store},
                                    {"__atomic_exchange", exchange},
                                    {"__atomic_compare_exchange", compare_exchange},
                                    {"__atomic_is_lock_free", is_lock_free},
                                });
}

}  // namespace heddle::native
