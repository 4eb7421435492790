// What a thread has to do when it ends, newest first: for cleanup.c, once.c, thread.c.
#pragma once

// One entry of a thread's list. It lies in the frame that pushed it.
struct heddle_cleanup {
  struct heddle_cleanup* next;
  void (*routine)(
      void*);  // null: go back to the frame, which runs its own handler; `argument` is its jmp_buf
  void* argument;
};

void __heddle_push_cleanup(struct heddle_cleanup* entry);
void __heddle_pop_cleanup(struct heddle_cleanup* entry);
// Runs what is on the list of a thread that ends with `result`. Returns when nothing is left; going back to a
// frame is no return, but that frame then comes here again.
void __heddle_clean_up(void* result);
