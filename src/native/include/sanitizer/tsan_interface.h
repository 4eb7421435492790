// What programs tell ThreadSanitizer, for Heddle: orders that it could not see otherwise
// (library/annotation.cpp).
#ifndef HEDDLE_TSAN_INTERFACE_H
#define HEDDLE_TSAN_INTERFACE_H

#ifdef __cplusplus
extern "C" {
#endif

void __tsan_acquire(void* address);
void __tsan_release(void* address);

// A lock of the program's own making. Its order is told by what it is made of if that is atomic; what is told
// here is told twice. Read locks: a reader is ordered with writers, not with other readers.
enum {
  __tsan_mutex_linker_init = 1 << 0,
  __tsan_mutex_write_reentrant = 1 << 1,
  __tsan_mutex_read_reentrant = 1 << 2,
  __tsan_mutex_read_lock = 1 << 3,
  __tsan_mutex_try_lock = 1 << 4,
  __tsan_mutex_try_lock_failed = 1 << 5,
  __tsan_mutex_recursive_lock = 1 << 6,
  __tsan_mutex_recursive_unlock = 1 << 7,
  __tsan_mutex_try_read_lock = (1 << 3) | (1 << 4),
  __tsan_mutex_try_read_lock_failed = (1 << 3) | (1 << 4) | (1 << 5),
  __tsan_mutex_not_static = 1 << 8
};

// Readers release the second word of the lock, writers the first, and writers acquire both.
static inline void __heddle_annotated_lock(void* lock, int is_writer) {
  __tsan_acquire(lock);
  if (is_writer) __tsan_acquire((char*)lock + 2);
}
static inline void __heddle_annotated_unlock(void* lock, int is_writer) {
  __tsan_release(is_writer ? lock : (void*)((char*)lock + 2));
}

static inline void __tsan_mutex_create(void* lock, unsigned flags) {
  (void)lock, (void)flags;
}
static inline void __tsan_mutex_destroy(void* lock, unsigned flags) {
  (void)lock, (void)flags;
}
static inline void __tsan_mutex_pre_lock(void* lock, unsigned flags) {
  (void)lock, (void)flags;
}
static inline void __tsan_mutex_post_lock(void* lock, unsigned flags, int recursion) {
  (void)recursion;
  if ((flags & __tsan_mutex_try_lock_failed) == 0)
    __heddle_annotated_lock(lock, (flags & __tsan_mutex_read_lock) == 0);
}
static inline int __tsan_mutex_pre_unlock(void* lock, unsigned flags) {
  __heddle_annotated_unlock(lock, (flags & __tsan_mutex_read_lock) == 0);
  return 1;
}
static inline void __tsan_mutex_post_unlock(void* lock, unsigned flags) {
  (void)lock, (void)flags;
}
static inline void __tsan_mutex_pre_signal(void* lock, unsigned flags) {
  (void)lock, (void)flags;
}
static inline void __tsan_mutex_post_signal(void* lock, unsigned flags) {
  (void)lock, (void)flags;
}
static inline void __tsan_mutex_pre_divert(void* lock, unsigned flags) {
  (void)lock, (void)flags;
}
static inline void __tsan_mutex_post_divert(void* lock, unsigned flags) {
  (void)lock, (void)flags;
}

#ifdef __cplusplus
}
#endif

#endif
