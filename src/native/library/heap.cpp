// malloc and its relatives. malloc does not fail, unless no machine could do what is asked. Every object is
// aligned to far more than any program asks for (code.h: pointers), so aligned allocation is allocation.
#include <bit>
#include <cerrno>
#include <cstdint>
#include <string>

#include "native/library/allocation.h"
#include "native/library/call.h"
#include "native/library/registry.h"

namespace heddle::native {

namespace {

enum class Contents : std::uint8_t { Indeterminate, Zero };

// Null and ENOMEM for what exceeds PTRDIFF_MAX, as with every malloc.
Ptr allocate(Call& call, std::uint64_t size, Contents contents) {
  if (size > PTRDIFF_MAX) {
    call.set_errno(ENOMEM);
    return 0;
  }
  return call.allocate(size, contents == Contents::Zero);
}
std::uint64_t product(std::uint64_t a, std::uint64_t b) {
  std::uint64_t size;
  return __builtin_mul_overflow(a, b, &size) ? ~std::uint64_t{0} : size;
}

void malloc_model(Call& call) {
  call.ret(allocate(call, call.arg(0), Contents::Indeterminate));
}
void calloc_model(Call& call) {
  call.ret(allocate(call, product(call.arg(0), call.arg(1)), Contents::Zero));
}
void free_model(Call& call) {
  if (call.arg(0) != 0) release(call, call.arg(0), Maker::Malloc);
}

// Always moves: a program that goes on using the old address is wrong even where it happens to work.
void resize(Call& call, Ptr old, std::uint64_t size) {
  if (old == 0) {
    call.ret(allocate(call, size, Contents::Indeterminate));
    return;
  }
  if (size > PTRDIFF_MAX) {
    call.set_errno(ENOMEM);
    call.ret(0);
    return;
  }
  // The end of the old block is a write to all of it, and the only thing here that can stop the attempt: it
  // comes first.
  const std::uint64_t before = call.bytes_left(old), kept = std::min(size, before);
  std::string contents;
  if (before != 0) contents.assign(reinterpret_cast<const char*>(call.write(old, before)), kept);
  release(call, old, Maker::Malloc);
  call.ret(0);
  if (size == 0) return;  // glibc: realloc(p, 0) is free(p)
  const Ptr fresh = call.allocate(size, false);
  if (kept != 0) std::memcpy(call.write(fresh, kept), contents.data(), kept);
  call.ret(fresh);
}
void realloc_model(Call& call) {
  resize(call, call.arg(0), call.arg(1));
}
void reallocarray_model(Call& call) {
  resize(call, call.arg(0), product(call.arg(1), call.arg(2)));
}

bool valid_alignment(std::uint64_t alignment) {
  return std::has_single_bit(alignment) && alignment <= kBias;
}

void aligned_alloc_model(Call& call) {
  if (!valid_alignment(call.arg(0)))
    call.unsupported(std::string(call.name()) + ": alignment " + std::to_string(call.arg(0)));
  call.ret(allocate(call, call.arg(1), Contents::Indeterminate));
}
void posix_memalign_model(Call& call) {
  if (!valid_alignment(call.arg(1)) || call.arg(1) % sizeof(void*) != 0) {
    call.ret_i32(EINVAL);
    return;
  }
  if (call.arg(2) > PTRDIFF_MAX) {
    call.ret_i32(ENOMEM);
    return;
  }
  call.write(call.arg(0), sizeof(Ptr));  // if it stops, it stops here
  call.store(call.arg(0), call.allocate(call.arg(2), false));
  call.ret_i32(0);
}

void malloc_usable_size_model(Call& call) {
  call.ret(call.arg(0) == 0 ? 0 : call.bytes_left(call.arg(0)));
}

}  // namespace

void heap_family(std::vector<ModelEntry>& entries) {
  static constexpr ModelEntry kEntries[] = {
      {"malloc", malloc_model},
      {"calloc", calloc_model},
      {"realloc", realloc_model},
      {"reallocarray", reallocarray_model},
      {"free", free_model},
      {"cfree", free_model},
      {"aligned_alloc", aligned_alloc_model},
      {"memalign", aligned_alloc_model},
      {"posix_memalign", posix_memalign_model},
      {"valloc", malloc_model},
      {"malloc_usable_size", malloc_usable_size_model},
  };
  entries.insert(entries.end(), std::begin(kEntries), std::end(kEntries));
}

}  // namespace heddle::native
