// What programs tell Helgrind, for Heddle: orders between threads (library/annotation.cpp). The requests
// about what should not be reported do nothing; heddle check has --benign and --suppressions for that.
#ifndef HEDDLE_HELGRIND_H
#define HEDDLE_HELGRIND_H

#include "../sanitizer/tsan_interface.h"
#include "valgrind.h"

#define ANNOTATE_HAPPENS_BEFORE(address) __tsan_release((void*)(address))
#define ANNOTATE_HAPPENS_AFTER(address) __tsan_acquire((void*)(address))
#define ANNOTATE_HAPPENS_BEFORE_FORGET_ALL(address) ((void)(address))

#define ANNOTATE_RWLOCK_CREATE(lock) ((void)(lock))
#define ANNOTATE_RWLOCK_DESTROY(lock) ((void)(lock))
#define ANNOTATE_RWLOCK_ACQUIRED(lock, is_writer) __heddle_annotated_lock((void*)(lock), (is_writer))
#define ANNOTATE_RWLOCK_RELEASED(lock, is_writer) __heddle_annotated_unlock((void*)(lock), (is_writer))

#define ANNOTATE_BENIGN_RACE(address, text) ((void)(address))
#define ANNOTATE_BENIGN_RACE_SIZED(address, size, text) ((void)(address))
#define ANNOTATE_NEW_MEMORY(address, size) ((void)(address))
#define ANNOTATE_IGNORE_READS_BEGIN() ((void)0)
#define ANNOTATE_IGNORE_READS_END() ((void)0)
#define ANNOTATE_IGNORE_WRITES_BEGIN() ((void)0)
#define ANNOTATE_IGNORE_WRITES_END() ((void)0)

#define VALGRIND_HG_CLEAN_MEMORY(start, size) ((void)(start))
#define VALGRIND_HG_DISABLE_CHECKING(start, size) ((void)(start))
#define VALGRIND_HG_ENABLE_CHECKING(start, size) ((void)(start))
#define VALGRIND_HG_MUTEX_INIT_POST(lock, recursive) ((void)(lock))
#define VALGRIND_HG_MUTEX_LOCK_PRE(lock, try_lock) ((void)(lock))
#define VALGRIND_HG_MUTEX_LOCK_POST(lock) __heddle_annotated_lock((void*)(lock), 1)
#define VALGRIND_HG_MUTEX_UNLOCK_PRE(lock) __heddle_annotated_unlock((void*)(lock), 1)
#define VALGRIND_HG_MUTEX_UNLOCK_POST(lock) ((void)(lock))
#define VALGRIND_HG_MUTEX_DESTROY_PRE(lock) ((void)(lock))

#endif
