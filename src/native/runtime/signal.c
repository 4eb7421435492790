// signal.h: no signal ever arrives from outside, and handlers are not supported; ignoring a signal, or going
// back to the default, is.
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "model.h"

static sighandler_t dispositions[NSIG];

static int acceptable(int number, sighandler_t handler) {
  if (number < 1 || number >= NSIG || number == SIGKILL || number == SIGSTOP) {
    errno = EINVAL;
    return 0;
  }
  if (handler != SIG_IGN && handler != SIG_DFL) __heddle_unsupported("signal handlers");
  return 1;
}

sighandler_t signal(int number, sighandler_t handler) {
  if (!acceptable(number, handler)) return SIG_ERR;
  const sighandler_t before = dispositions[number];
  dispositions[number] = handler;
  return before;
}

int sigaction(int number, const struct sigaction* restrict action, struct sigaction* restrict before) {
  if (!acceptable(number, action == NULL ? SIG_DFL : action->sa_handler)) return -1;
  if (before != NULL) {
    memset(before, 0, sizeof *before);
    before->sa_handler = dispositions[number];
  }
  if (action != NULL) dispositions[number] = action->sa_handler;
  return 0;
}

int raise(int number) {
  if (number < 1 || number >= NSIG) {
    errno = EINVAL;
    return -1;
  }
  if (dispositions[number] == SIG_IGN) return 0;
  if (number == SIGABRT) abort();
  __heddle_unsupported("raise");
}

int sigemptyset(sigset_t* set) {
  memset(set, 0, sizeof *set);
  return 0;
}
int sigfillset(sigset_t* set) {
  memset(set, 0xff, sizeof *set);
  return 0;
}
int sigaddset(sigset_t* set, int number) {
  set->__val[(number - 1) / 64] |= 1ul << (number - 1) % 64;
  return 0;
}
int sigdelset(sigset_t* set, int number) {
  set->__val[(number - 1) / 64] &= ~(1ul << (number - 1) % 64);
  return 0;
}
int sigismember(const sigset_t* set, int number) {
  return set->__val[(number - 1) / 64] >> (number - 1) % 64 & 1;
}
