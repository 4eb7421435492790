// signal.h: a signal arrives only where the program raises it, and its handler is then an ordinary call. None
// comes from outside, as no input does that is not given: a handler that is only installed changes nothing.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "model.h"

// Any thread may set or raise them at any time.
static _Atomic(sighandler_t) dispositions[NSIG];
static atomic_int flags[NSIG];

static int acceptable(int number, int changes) {
  if (number >= 1 && number < NSIG && !(changes && (number == SIGKILL || number == SIGSTOP))) return 1;
  errno = EINVAL;
  return 0;
}

sighandler_t signal(int number, sighandler_t handler) {
  if (!acceptable(number, 1)) return SIG_ERR;
  flags[number] = 0;
  return atomic_exchange(&dispositions[number], handler);
}

int sigaction(int number, const struct sigaction* restrict action, struct sigaction* restrict before) {
  if (!acceptable(number, action != NULL)) return -1;
  if (before != NULL) {
    memset(before, 0, sizeof *before);
    before->sa_handler = dispositions[number];
    before->sa_flags = flags[number];
  }
  if (action != NULL) {
    flags[number] = action->sa_flags;
    dispositions[number] = action->sa_handler;
  }
  return 0;
}

static void by_default(int number) {
  switch (number) {
    case SIGCHLD:
    case SIGCONT:
    case SIGURG:
    case SIGWINCH: return;
    case SIGSTOP:
    case SIGTSTP:
    case SIGTTIN:
    case SIGTTOU: __heddle_unsupported("a signal that stops the process");
    case SIGHUP:
    case SIGINT:
    case SIGTERM:
    case SIGUSR1:
    case SIGUSR2:
    case SIGPIPE:
    case SIGALRM:
    case SIGKILL: _Exit(128 + number);
    default: abort();
  }
}

int raise(int number) {
  if (number == 0) return 0;  // only asks whether one could
  if (!acceptable(number, 0)) return -1;
  const sighandler_t handler = dispositions[number];
  const int how = flags[number];
  if (handler == SIG_IGN) return 0;
  if (handler == SIG_DFL) {
    by_default(number);
    return 0;
  }
  if (how & SA_RESETHAND) dispositions[number] = SIG_DFL;
  if (how & SA_SIGINFO) {
    siginfo_t about;
    memset(&about, 0, sizeof about);
    about.si_signo = number;
    about.si_pid = getpid();
    ((void (*)(int, siginfo_t*, void*))handler)(number, &about, NULL);
  } else {
    handler(number);
  }
  return 0;
}

int kill(pid_t process, int number) {
  if (process != getpid()) __heddle_unsupported("a signal to another process");
  if (number == 0) return 0;
  if (!acceptable(number, 0)) return -1;
  const sighandler_t handler = dispositions[number];
  if (handler != SIG_IGN && handler != SIG_DFL)
    __heddle_unsupported("a signal to the process, which any of its threads may handle");
  return raise(number);
}

int pthread_kill(pthread_t thread, int number) {
  if (number == 0) return 0;
  if (!pthread_equal(thread, pthread_self())) __heddle_unsupported("a signal to another thread");
  return raise(number) == 0 ? 0 : EINVAL;
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
