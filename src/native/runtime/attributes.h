// What attribute objects hold; for attributes.c and the models that read them (library/pthread_*.cpp).
#pragma once

#include <stddef.h>

// pthread_attr_t
#define HEDDLE_ATTRIBUTES 0x72747461u
struct heddle_thread_attributes {
  unsigned magic;  // HEDDLE_ATTRIBUTES once it is initialised
  int detached;
  size_t stack_size, guard_size;
  void* stack;
  int scope, inherit, policy, priority;
};

// pthread_mutexattr_t: one word
#define HEDDLE_MUTEX_TYPE 0x3
#define HEDDLE_MUTEX_PROTOCOL_SHIFT 4
#define HEDDLE_MUTEX_SHARED 0x100
#define HEDDLE_MUTEX_CEILING_SHIFT 16

// pthread_condattr_t: one word
#define HEDDLE_COND_CLOCK 0xff
#define HEDDLE_COND_SHARED 0x100

// pthread_rwlockattr_t: two words
struct heddle_rwlock_attributes {
  int kind, shared;
};
