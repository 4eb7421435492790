// How a program ends. Handlers lie in a fixed table so that threads may register them at the same time without a lock.
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#include "thread_local.h"

void __heddle_destructors(void);
_Noreturn void __heddle_exit(int status);
void __heddle_too_many_exit_handlers(void);  // nobody knows this function: the answer is "inconclusive"

typedef void (*handler)(void *);

struct entry {
  _Atomic(handler) function;  // NULL: not complete, or done
  void *argument;
};

enum { table_size = 1024, quick_size = 64 };
static struct entry table[table_size], quick_table[quick_size];
static atomic_uint count, quick_count;

static int add(struct entry *entries, unsigned size, atomic_uint *used, handler function, void *argument) {
  const unsigned at = atomic_fetch_add(used, 1);
  if (at >= size) __heddle_too_many_exit_handlers();
  entries[at].argument = argument;
  atomic_store(&entries[at].function, function);
  return 0;
}

// In reverse order. A handler may register others: they come next.
static void run(struct entry *entries, atomic_uint *used) {
  for (unsigned n; (n = atomic_load(used)) != 0;) {
    atomic_store(used, n - 1);
    const handler function = atomic_exchange(&entries[n - 1].function, NULL);
    if (function != NULL) function(entries[n - 1].argument);
  }
}

static void call_plain(void *function) { ((void (*)(void))function)(); }

int __cxa_atexit(handler function, void *argument, void *dso) {
  (void)dso;
  return add(table, table_size, &count, function, argument);
}

int atexit(void (*function)(void)) { return add(table, table_size, &count, call_plain, (void *)function); }

int at_quick_exit(void (*function)(void)) {
  return add(quick_table, quick_size, &quick_count, call_plain, (void *)function);
}

_Noreturn void exit(int status) {
  __heddle_destroy_thread_locals();
  run(table, &count);
  __heddle_destructors();
  __heddle_exit(status & 0xff);
}

_Noreturn void quick_exit(int status) {
  run(quick_table, &quick_count);
  __heddle_exit(status & 0xff);
}

_Noreturn void _Exit(int status) { __heddle_exit(status & 0xff); }
_Noreturn void _exit(int status) { __heddle_exit(status & 0xff); }
