// Allocators of OpenMP (5.1, 3.13 and 2.13): all memory is of one kind, and there is always enough of it. An allocator is a number beyond
// the predefined ones; that it was made, and not destroyed, is all that matters of it.
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "model.h"

typedef uintptr_t handle;
enum { kPredefined = 8, kMost = 64, kDefault = 1 };

static atomic_int made[kMost];
static atomic_int count;
static _Thread_local handle by_default = kDefault;

handle omp_init_allocator(handle space, int traits, const void* list) {
  (void)space, (void)traits, (void)list;
  const int number = atomic_fetch_add(&count, 1);
  if (number >= kMost) __heddle_unsupported("more than 64 allocators of OpenMP");
  made[number] = 1;
  return kPredefined + 1 + (handle)number;
}

static void must_exist(handle allocator, const char* message) {
  if (allocator <= kPredefined) return;
  if (allocator > kPredefined + kMost || !made[allocator - kPredefined - 1]) __heddle_misuse(message);
}

void omp_destroy_allocator(handle allocator) {
  if (allocator <= kPredefined) return;
  must_exist(allocator, "omp_destroy_allocator: there is no such allocator, or it has been destroyed");
  made[allocator - kPredefined - 1] = 0;
}

void omp_set_default_allocator(handle allocator) {
  by_default = allocator;
}

handle omp_get_default_allocator(void) {
  return by_default;
}

static void use(handle allocator) {
  must_exist(allocator == 0 ? by_default : allocator, "an allocator is used that does not exist, or has been destroyed");
}

void* omp_alloc(size_t size, handle allocator) {
  use(allocator);
  return size == 0 ? NULL : malloc(size);
}

void* omp_aligned_alloc(size_t alignment, size_t size, handle allocator) {
  use(allocator);
  return size == 0 ? NULL : aligned_alloc(alignment, size);
}

void* omp_calloc(size_t members, size_t size, handle allocator) {
  use(allocator);
  return members == 0 || size == 0 ? NULL : calloc(members, size);
}

void* omp_aligned_calloc(size_t alignment, size_t members, size_t size, handle allocator) {
  use(allocator);
  size_t bytes;
  if (__builtin_mul_overflow(members, size, &bytes) || bytes == 0) return NULL;
  void* block = aligned_alloc(alignment, bytes);
  memset(block, 0, bytes);
  return block;
}

void omp_free(void* block, handle allocator) {
  use(allocator);
  free(block);
}

void* omp_realloc(void* block, size_t size, handle allocator, handle former) {
  use(allocator);
  use(former);
  if (size != 0) return realloc(block, size);
  free(block);
  return NULL;
}

// What the allocate directive and clause are compiled to.
void* __kmpc_alloc(int thread, size_t size, handle allocator) {
  (void)thread;
  return omp_alloc(size, allocator);
}
void* __kmpc_aligned_alloc(int thread, size_t alignment, size_t size, handle allocator) {
  (void)thread;
  return omp_aligned_alloc(alignment, size, allocator);
}
void __kmpc_free(int thread, void* block, handle allocator) {
  (void)thread;
  omp_free(block, allocator);
}
handle __kmpc_init_allocator(int thread, handle space, int traits, const void* list) {
  (void)thread;
  return omp_init_allocator(space, traits, list);
}
void __kmpc_destroy_allocator(int thread, handle allocator) {
  (void)thread;
  omp_destroy_allocator(allocator);
}
