// errno: one per thread. Models write it through Call::set_errno.
#include <errno.h>

_Thread_local int __heddle_errno;

int* __errno_location(void) {
  return &__heddle_errno;
}
